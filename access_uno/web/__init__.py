"""The browser's way in: serves a page, and connects it to its console."""

from access_uno.web.connection import PageConnection
from access_uno.web.home_keeper import HomeKeeper
from access_uno.web.house_keeper import HouseKeeper, device_of
from access_uno.web.server import Keeper, Newcomer, WebServer

__all__ = [
    "HomeKeeper",
    "HouseKeeper",
    "Keeper",
    "Newcomer",
    "PageConnection",
    "WebServer",
    "device_of",
]
