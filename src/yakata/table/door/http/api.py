"""All routes of the API."""

from litestar import Router

from yakata.table.door.http.campaigns import Shelf
from yakata.table.door.http.drawings import drawing
from yakata.table.door.http.games import Games
from yakata.table.door.http.joining import join, look_at_link
from yakata.table.door.http.links import link
from yakata.table.door.http.me import Myself
from yakata.table.door.http.practice import tower_board, tower_lay, tower_lay_tonight, tower_tonight, tower_try
from yakata.table.door.http.records import open_record
from yakata.table.door.http.tables import Tables
from yakata.table.door.http.tonight import tonight_is, tonight_sit

api = Router(
    "/api",
    route_handlers=[
        Games,
        Myself,
        Tables,
        Shelf,
        drawing,
        join,
        link,
        look_at_link,
        open_record,
        tonight_is,
        tonight_sit,
        tower_board,
        tower_lay,
        tower_lay_tonight,
        tower_tonight,
        tower_try,
    ],
)
