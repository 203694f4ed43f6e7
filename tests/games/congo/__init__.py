"""The rules of Expedition: Congo River 1884, paragraph by paragraph."""
