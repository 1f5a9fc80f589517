"""Servers and browsers for what only a browser shows of this board."""

from web.conftest import address as address
from web.conftest import browser as browser
from web.conftest import foundry as foundry
from web.conftest import sit as sit
from web.conftest import warm_foundry as warm_foundry
