"""The machinery behind `render.canvas`: caches, marks on a ground, PNG bands, the process that draws."""
