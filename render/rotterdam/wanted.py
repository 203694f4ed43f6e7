"""What a player of Rotterdam still has to bring in for the missions in hand, and where to."""

from __future__ import annotations

from games.rotterdam.data import MISSIONS, PORTS, PRODUCTS
from games.rotterdam.view import OwnView


def wanted(own: OwnView) -> dict[str, list[str]]:
    """By port the products that missions name and the hand lacks, as the box lists them."""
    named = {product for mission in own.missions for product in MISSIONS[mission].products}
    lacking = [product for product in PRODUCTS if product in named and product not in own.products]
    ports = {port: [each for each in lacking if PRODUCTS[each].port == port] for port in PORTS}
    return {port: products for port, products in ports.items() if products}
