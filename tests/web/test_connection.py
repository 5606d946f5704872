"""Who may follow, from where, and from which entry on."""

from ludotheque.web.live import same_origin, since_of


def test_a_tab_without_an_origin_is_no_page_of_another_site() -> None:
    assert same_origin("127.0.0.1:8000", None)
    assert same_origin("table.example", "https://table.example")
    assert not same_origin("table.example", "https://table.example.evil")
    assert not same_origin(None, "https://table.example")
    assert not same_origin("table.example", "https://[table.example")


def test_since_is_read_leniently() -> None:
    for query, since in [
        ("since=12", 12),
        ("", 0),
        ("since=", 0),
        ("since=-3", 0),
        ("since=%ff", 0),
        ("since=²", 0),
    ]:
        assert since_of(query) == since
