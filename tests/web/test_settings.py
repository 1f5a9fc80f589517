"""Settings: where they come from, what they can be, and how they are shown."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from ludi.core.speech import LANGUAGES
from ludi.web.people.limits import LIMITS
from ludi.web.settings import Settings
from ludi.web.settings.gathering import gathered
from ludi.web.settings.kinds import BadSetting
from ludi.web.settings.rows import ROWS, flag_of, variable_of
from ludi.web.settings.telling import shown, table, told, with_table, without_password

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "running.md"
DEPLOY = ROOT / "deploy"


def refused(
    folder: Path, *, flags: Mapping[str, object] | None = None, **environment: str
) -> BadSetting:
    with pytest.raises(BadSetting) as wrong:
        gathered(flags or {}, environment, folder)
    for language in LANGUAGES:
        assert "{" not in wrong.value.sentence(language)
    return wrong.value


def test_what_nobody_sets_is_as_usual(tmp_path: Path) -> None:
    found = gathered({}, {"PATH": "/bin", "LUDI_CACHE_DIR": "/x", "LUDI_PORT": ""}, tmp_path)
    assert found.settings == Settings() and not found.origins


def test_flags_count_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    path = tmp_path / "ludi.toml"
    path.write_text('port = 1\nhost = "::"\nbot_pace = 2\n')
    found = gathered({"port": "3"}, {"LUDI_PORT": "2", "LUDI_HOST": "0.0.0.0"}, tmp_path)
    assert (found.settings.port, found.settings.host, found.settings.bot_pace) == (3, "0.0.0.0", 2)
    assert found.origins == {"port": "--port", "host": "LUDI_HOST", "bot_pace": str(path)}


def test_the_file_can_be_named(tmp_path: Path) -> None:
    for name, port in (("ludi.toml", 1), ("mine.toml", 2), ("other.toml", 3)):
        (tmp_path / name).write_text(f"port = {port}\n")
    named = {"LUDI_SETTINGS_FILE": str(tmp_path / "mine.toml")}
    flags = {"settings_file": str(tmp_path / "other.toml")}
    assert gathered({"settings_file": None}, {}, tmp_path).settings.port == 1
    assert gathered({}, named, tmp_path).settings.port == 2
    assert gathered(flags, named, tmp_path).settings.port == 3


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("open_browser", "no", False),
        ("metrics", "ON", True),
        ("bot_pace", "0.5", 0.5),
        ("trusted_proxies", "10.0.0.0/8, ::1", ("10.0.0.0/8", "::1")),
        ("allowed_hosts", "a.example.org,localhost", ("a.example.org", "localhost")),
        ("log_format", "json", "json"),
        ("keep_finished_days", "30", 30),
    ],
)
def test_words_of_the_environment_become_values(
    tmp_path: Path, name: str, word: str, value: object
) -> None:
    found = gathered({}, {variable_of(name): word}, tmp_path)
    assert getattr(found.settings, name) == value


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("port = 70000", "port takes a whole number from 0 to 65535, not “70000”."),
        ("port = true", "port takes a whole number from 0 to 65535, not “True”."),
        ("bot_pace = 'fast'", "bot_pace takes a number from 0.05 to 60, not “fast”."),
        ("metrics = 3", "metrics is either on or off: true or false, not “3”."),
        ("log_level = 'loud'", "log_level is info, warning or error, not “loud”."),
        ("host = 127", "host takes text of 1 or more characters, not “127”."),
        ("database = '/srv/tables.db'", "database takes sqlite:///FILE (a fourth slash "),
        ("database = 'mysql://ann:hush@db/x'", "or postgresql://USER@HOST/NAME."),
        ("database = 'postgresql://db:port/x'", "or postgresql://USER@HOST/NAME."),
        ("database = 'sqlite:///'", "database takes sqlite:///FILE"),
        ("trusted_proxies = ['10.0.0.1/8']", "not “['10.0.0.1/8']”."),
        ("allowed_hosts = 'a b'", "not “a b”."),
        ("prot = 80", "prot is not a setting. Did you mean port, "),
        ("port", "cannot be read: "),
    ],
)
def test_what_is_wrong_in_the_file_is_said(tmp_path: Path, line: str, sentence: str) -> None:
    (tmp_path / "ludi.toml").write_text(line + "\n")
    assert sentence in str(refused(tmp_path))
    assert str(tmp_path / "ludi.toml") in str(refused(tmp_path))


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    missing = refused(tmp_path, flags={"settings_file": "nowhere.toml"})
    assert "nowhere.toml does not exist." in str(missing)


def test_a_misspelt_variable_is_said(tmp_path: Path) -> None:
    assert "LUDI_PROT is not a setting. Did you mean LUDI_PORT" in str(
        refused(tmp_path, LUDI_PROT="1")
    )
    wrong = refused(tmp_path, LUDI_PORT="http")
    assert str(wrong) == "LUDI_PORT takes a whole number from 0 to 65535, not “http”."


def test_every_setting_has_words_and_a_default_that_can_be_written() -> None:
    for name, row in ROWS.items():
        assert all(row.words[language] for language in LANGUAGES)
        usual = getattr(Settings(), name)
        assert row.kind.read(tomllib.loads(f"x = {shown(name, usual)}")["x"]) == usual


@pytest.mark.parametrize(
    "name", ["Containerfile", "compose.yaml", "ludi.service", "ludi-think.service"]
)
def test_what_we_bring_for_servers_has_settings_that_there_are(tmp_path: Path, name: str) -> None:
    text = re.sub(r"\$\{.*?\}", "given", (DEPLOY / name).read_text(encoding="utf-8"))
    set_there = dict(re.findall(r"\b(LUDI_[A-Z_]+)(?:=|: )(\S+)", text))
    assert set_there
    environment = {**set_there, "LUDI_SETTINGS_FILE": str(DEPLOY / "ludi.toml")}
    found = gathered({}, environment, tmp_path)
    assert found.settings.port == 8000 and not found.settings.open_browser


# --- Shown --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_is_a_settings_file(tmp_path: Path, language: str) -> None:
    found = gathered({"port": "8080"}, {"LUDI_LOG_LEVEL": "error"}, tmp_path)
    words = told(found, language)
    assert "port = 8080  # --port\n" in words
    assert 'log_level = "error"  # LUDI_LOG_LEVEL\n' in words
    (tmp_path / "ludi.toml").write_text(words)
    assert gathered({}, {}, tmp_path).settings == found.settings


def test_secrets_are_not_shown(tmp_path: Path) -> None:
    environment = {
        "LUDI_DATABASE": "postgresql://ann:hush@db/ludi",
        "LUDI_METRICS_TOKEN": "hush-hush-hush-hush",
    }
    words = told(gathered({}, environment, tmp_path), "en")
    assert "hush" not in words and "postgresql://ann:***@db/ludi" in words
    assert "hush" not in str(refused(tmp_path, LUDI_METRICS_TOKEN="hush"))


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("sqlite:////var/lib/ludi/tables.db", "sqlite:////var/lib/ludi/tables.db"),
        ("postgresql://ann@db/ludi", "postgresql://ann@db/ludi"),
        ("postgresql://ann:a@b:c@db:5432/ludi", "postgresql://ann:***@db:5432/ludi"),
        (
            "postgresql:///ludi?host=/run/pg&password=x",
            "postgresql:///ludi?host=/run/pg&password=***",
        ),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    assert without_password(address) == shown


def test_the_page_has_all_settings() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert table() in page
    assert with_table(page) == page, "docs/running.md is stale: `make pages` prints it anew"
    assert with_table(page.replace(table(), "")) == page


def test_the_page_has_all_limits() -> None:
    told = re.findall(
        r"^\| .* \| ([0-9.]+) \| ([0-9.]+) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    assert sorted((float(most), float(rate)) for most, rate in told) == sorted(LIMITS.values())


def test_names_are_the_same_everywhere() -> None:
    assert flag_of("bot_pace") == "--bot-pace" and variable_of("bot_pace") == "LUDI_BOT_PACE"
