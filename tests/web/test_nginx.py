"""The reverse proxy of docs/serve.md, verbatim, in front of a real table: everything works through it, over https."""

import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.serving import PATIENCE, ROOT, Server, free_port
from tests.web.visiting import COOKIE, ME, Visitor, play_out, wait_until

DOCS = ROOT / "docs" / "serve.md"
AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def site_of_the_docs() -> str:
    """The configuration in the docs."""
    (site,) = re.findall(r"^```nginx\n(.*?)^```$", DOCS.read_text(), re.MULTILINE | re.DOTALL)
    assert isinstance(site, str)
    return site


class BehindNginx(Server):
    """A table with nginx in front; requests go to nginx."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, trust_proxy="127.0.0.1", log_level="debug")
        self.clear = free_port()
        self.encrypted = free_port()
        self.nginx: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return super().url if self.nginx is None else f"https://127.0.0.1:{self.encrypted}"

    def start(self) -> "BehindNginx":
        super().start()
        self.make_certificate()
        self.write_site()
        self.nginx = subprocess.Popen(
            [nginx(), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        )
        wait_until(self.listens, "nginx listens")
        return self

    def make_certificate(self) -> None:
        """Self-signed, for the address of this test."""
        names = ["-subj", "/CN=table.example", "-addext", "subjectAltName=IP:127.0.0.1"]
        files = ["-keyout", str(self.folder / "site.key"), "-out", str(self.folder / "site.pem")]
        kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        subprocess.run(["openssl", "req", *kind, *names, *files], check=True, capture_output=True)
        self.tls = ssl.create_default_context(cafile=str(self.folder / "site.pem"))

    def write_site(self) -> None:
        site = site_of_the_docs()
        for theirs, ours in {
            "listen 80;": f"listen 127.0.0.1:{self.clear};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.encrypted} ssl http2;",
            "/etc/ssl/table.example.pem": f"{self.folder}/site.pem",
            "/etc/ssl/table.example.key": f"{self.folder}/site.key",
            "http://127.0.0.1:8000": super().url,
        }.items():
            assert site.count(theirs) == 1, theirs
            site = site.replace(theirs, ours)
        (self.folder / "site.conf").write_text(site)
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder))

    def listens(self) -> bool:
        assert self.nginx is not None
        assert self.nginx.poll() is None, (self.folder / "error.log").read_text()
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.encrypted)) == 0

    def close(self) -> None:
        if self.nginx is not None:
            self.nginx.terminate()
            self.nginx.wait(PATIENCE)
        super().close()

    def noted(self, what: str, path: str) -> list[dict[str, str]]:
        """The log entries of requests for a path."""
        lines = [json.loads(line) for line in self.said().splitlines() if line.startswith("{")]
        return [line for line in lines if line.get("what") == what and line.get("path") == path]


def nginx() -> str:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None:
        pytest.fail("nginx is not installed: run `make nginx`, or install the package nginx.", pytrace=False)
    return found


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BehindNginx]:
    behind = BehindNginx(tmp_path_factory.mktemp("nginx")).start()
    yield behind
    behind.close()
    assert "Traceback" not in behind.said()


def test_in_the_clear_one_is_sent_to_https(table: BehindNginx) -> None:
    answer = httpx.get(f"http://127.0.0.1:{table.clear}/api/me?lang=fr", timeout=PATIENCE, trust_env=False)
    assert answer.status_code == 301
    assert answer.headers["location"] == "https://127.0.0.1/api/me?lang=fr"


def test_pages_and_answers_come_with_their_headers(table: BehindNginx) -> None:
    client = Visitor(table, unknown=True)
    for path in ("/", "/api/games", "/nowhere"):
        answer = client.ask("GET", path)
        assert answer.headers.get_list("strict-transport-security") == ["max-age=31536000"]
        assert len(answer.headers.get_list("content-security-policy")) == 1
    assert client.ask("GET", "/").is_success


def test_cookies_are_secure(table: BehindNginx) -> None:
    answer = Visitor(table, unknown=True).ask("GET", "/api/me")
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert "; Secure" in answer.headers["set-cookie"]


def test_a_match_is_played_over_the_websocket(table: BehindNginx) -> None:
    host = Visitor(table, "Léa")
    with host.follow(host.create("morra", ME, ME), origin=table.url) as live:
        play_out(live)
        assert live.over()


def test_our_own_pages_change_things_and_others_do_not(table: BehindNginx) -> None:
    host = Visitor(table, "Léa")
    for origin, status in [
        (table.url, 200),
        (table.url.replace("https", "http"), 403),
        ("https://evil.example", 403),
    ]:
        answer = host.http.patch(f"{table.url}/api/me", json={"name": "Zoé"}, headers={"Origin": origin})
        assert answer.status_code == status


def test_the_client_has_its_real_address_despite_its_headers(table: BehindNginx) -> None:
    transport = httpx.HTTPTransport(local_address="127.0.0.7", verify=table.tls or True)
    claims = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http", "Forwarded": "for=203.0.113.9"}
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        assert client.get(f"{table.url}/api/games/morra", headers=claims).is_success
    noted = table.noted("GET", "/api/games/morra")[-1]  # other tests request it, too
    assert (noted["address"], noted["scheme"]) == ("127.0.0.7", "https")
    host = Visitor(table, "Léa")
    match = host.create("morra", ME, ME)
    with host.follow(match):
        (noted,) = table.noted("follow", f"/api/matches/{match}/live")
    assert (noted["address"], noted["scheme"]) == ("127.0.0.1", "wss")
