"""The scheduling of bots: priority, fairness, ageing, and estimates for waiting players, with a simulated clock."""

import pytest

from ludotheque.table.bots.scheduling import (
    AGEING_SECONDS,
    HALF_LIFE,
    REMEMBERED,
    Job,
    Lane,
    Schedule,
    Use,
)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def schedule(clock: Clock) -> Schedule:
    """With one worker per lane."""
    return Schedule(1, clock)


def job(
    person: str = "Maude", address: str = "", quick: bool = True, followed: bool = True, kind: str = ""
) -> Job:
    return Job((kind or ("quick" if quick else "long"),), person, address, quick, lambda: followed)


def entered(schedule: Schedule, *jobs: Job) -> list[Job]:
    for one in jobs:
        schedule.enter(one)
    return list(jobs)


def worked(schedule: Schedule, clock: Clock, seconds: float = 1.0, lane: Lane = Lane.FRONT) -> list[Job]:
    """All waiting jobs of a lane, in the order they are taken; each takes this long."""
    order = []
    while (one := schedule.take(lane)) is not None:
        order.append(one)
        clock.now += seconds
        schedule.finish(one)
    return order


def test_of_one_person_the_first_comes_first(schedule: Schedule, clock: Clock) -> None:
    jobs = entered(schedule, job(), job(), job())
    assert worked(schedule, clock) == jobs


def test_quick_jobs_come_before_long_ones(schedule: Schedule, clock: Clock) -> None:
    slow, quick = entered(schedule, job(quick=False), job())
    assert worked(schedule, clock) == [quick, slow]


def test_no_job_of_an_unfollowed_match_takes_a_worker_of_the_others(schedule: Schedule) -> None:
    alone, followed = entered(schedule, job(followed=False), job())
    assert schedule.take(Lane.FRONT) is followed
    assert schedule.take(Lane.FRONT) is None
    assert schedule.take(Lane.BACK) is alone


def test_a_match_that_is_followed_now_changes_lanes(schedule: Schedule) -> None:
    tabs: list[str] = []
    one = Job(("quick",), "Maude", is_followed=lambda: bool(tabs))
    schedule.enter(one)
    assert schedule.take(Lane.FRONT) is None
    tabs.append("a tab")
    assert schedule.take(Lane.FRONT) is one


def test_failed_jobs_come_last_in_the_back_lane(schedule: Schedule, clock: Clock) -> None:
    failed = job()
    failed.failures = 1
    entered(schedule, failed)
    others = entered(schedule, job("Karim", followed=False), job("Karim", quick=False, followed=False))
    assert schedule.take(Lane.FRONT) is None
    assert worked(schedule, clock, lane=Lane.BACK) == [*others, failed]


def test_one_person_with_many_jobs_delays_another_by_one_job_only(schedule: Schedule, clock: Clock) -> None:
    many = entered(schedule, *[job("Karim", "1.1.1.1") for _ in range(60)])
    assert schedule.take(Lane.FRONT) is many[0]
    (mine,) = entered(schedule, job("Maude", "2.2.2.2"))
    clock.now += 1
    schedule.finish(many[0])
    assert schedule.take(Lane.FRONT) is mine


def test_two_people_take_turns(schedule: Schedule, clock: Clock) -> None:
    entered(schedule, *[job("Karim") for _ in range(5)])
    entered(schedule, *[job("Maude") for _ in range(5)])
    order = [one.person for one in worked(schedule, clock)]
    assert order == ["Karim", "Maude"] * 5


def test_many_people_at_one_address_share_the_quota_of_one_address(schedule: Schedule, clock: Clock) -> None:
    """One guest can pretend to be any number of people."""
    for guest in range(10):
        entered(schedule, *[job(f"guest {guest}", "1.1.1.1") for _ in range(3)])
    entered(schedule, *[job("Maude", "2.2.2.2") for _ in range(5)])
    order = [one.address for one in worked(schedule, clock)][:10]
    assert order == ["1.1.1.1", "2.2.2.2"] * 5


def test_at_one_address_people_take_turns(schedule: Schedule, clock: Clock) -> None:
    entered(schedule, *[job("Karim", "1.1.1.1") for _ in range(3)])
    entered(schedule, *[job("Maude", "1.1.1.1") for _ in range(3)])
    assert [one.person for one in worked(schedule, clock)] == ["Karim", "Maude"] * 3


def test_long_work_counts_for_more_than_short_work(schedule: Schedule, clock: Clock) -> None:
    (dear,) = entered(schedule, job("Karim"))
    schedule.take(Lane.FRONT)
    clock.now += 9
    schedule.finish(dear)
    entered(schedule, *[job("Maude") for _ in range(3)], job("Karim"))
    assert [one.person for one in worked(schedule, clock)] == ["Maude", "Maude", "Maude", "Karim"]


def test_running_jobs_already_count_as_use(clock: Clock) -> None:
    schedule = Schedule(2, clock)
    entered(schedule, job("Karim"), job("Karim"), job("Maude"))
    first, second = schedule.take(Lane.FRONT), schedule.take(Lane.FRONT)
    assert first is not None
    assert second is not None
    assert [first.person, second.person] == ["Karim", "Maude"]


def test_a_long_job_that_has_waited_is_taken_like_a_quick_one(schedule: Schedule, clock: Clock) -> None:
    (slow,) = entered(schedule, job("Maude", quick=False))
    clock.now += AGEING_SECONDS - 1
    (quick,) = entered(schedule, job("Maude"))
    assert schedule.take(Lane.FRONT) is quick
    clock.now += 1
    schedule.finish(quick)
    entered(schedule, job("Maude"))
    assert schedule.take(Lane.FRONT) is slow


def test_every_job_is_started_eventually(schedule: Schedule, clock: Clock) -> None:
    """Quick jobs of other people, who have used nothing yet, keep arriving."""
    failed, slow = job(quick=False, followed=False), job(quick=False, followed=False)
    failed.failures = 2
    entered(schedule, failed, slow)
    order = []
    for number in range(150):
        entered(schedule, job(f"person {number}", followed=False))
        one = schedule.take(Lane.BACK)
        assert one is not None
        order.append(one)
        clock.now += 1
        schedule.finish(one)
    assert order.index(slow) < order.index(failed)


def test_use_decays_exponentially(clock: Clock) -> None:
    use = Use(clock)
    use.add("Maude", 8.0)
    clock.now += HALF_LIFE
    assert use.of("Maude") == pytest.approx(4.0)
    clock.now += 100 * HALF_LIFE
    for number in range(REMEMBERED + 1):
        use.add(f"person {number}", 1.0)
    assert "Maude" not in use.had


def test_a_job_that_is_not_wanted_any_more_is_not_taken(schedule: Schedule) -> None:
    (one,) = entered(schedule, job())
    schedule.withdraw(one)
    schedule.withdraw(one)
    assert schedule.take(Lane.FRONT) is None


def test_how_long_a_kind_takes_is_learned(schedule: Schedule, clock: Clock) -> None:
    long = job(quick=False, kind="expert")
    assert schedule.expected(long) == 1.0
    for seconds, expected in ((4.0, 4.0), (14.0, 7.0)):
        (one,) = entered(schedule, job(quick=False, kind="expert"))
        schedule.take(Lane.FRONT)
        clock.now += seconds
        schedule.finish(one)
        assert schedule.expected(long) == pytest.approx(expected)


def test_a_failure_does_not_say_how_long_its_kind_takes(schedule: Schedule, clock: Clock) -> None:
    (one,) = entered(schedule, job(kind="novice"))
    schedule.take(Lane.FRONT)
    clock.now += 60
    schedule.finish(one, measured=False)
    assert schedule.expected(one) == 0.05


def test_the_wait_is_the_work_ahead_divided_by_the_workers(clock: Clock) -> None:
    schedule = Schedule(2, clock)
    schedule.durations[("expert",)] = 4.0
    long = [job("Karim", quick=False, kind="expert") for _ in range(5)]
    entered(schedule, *long)
    schedule.take(Lane.FRONT)
    schedule.take(Lane.FRONT)
    clock.now += 1
    # Two with 3 seconds left each, and two of 4 seconds before the last one.
    assert schedule.wait(long[4]) == pytest.approx((3 + 3 + 4 + 4) / 2)
    assert schedule.wait(long[0]) == 0.0
    # A quick one, or one of another person, only waits for the running ones.
    assert schedule.wait(job("Karim")) == pytest.approx(3.0)
    assert schedule.wait(job("Maude", quick=False)) == pytest.approx(3.0)
    assert schedule.wait(job("Maude", followed=False)) == 0.0


def test_a_job_beyond_its_estimate_counts_as_half_done(schedule: Schedule, clock: Clock) -> None:
    _, waits = entered(schedule, job(), job())
    schedule.take(Lane.FRONT)
    clock.now += 5
    assert schedule.wait(waits) == pytest.approx(5.0)
