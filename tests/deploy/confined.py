"""Runs a command under the restrictions of a systemd unit, without systemd: `confined.py UNIT FOLDER COMMAND...`.

Applied from the unit are the system call filter, no memory that is both writable and executable, socket families,
namespaces, the umask and, for root, no capabilities and a file system that is read-only except for that folder, /tmp
and /dev. Not applied: a separate user, a private /tmp and /dev, and hidden parts of /proc.
"""

import ctypes
import errno
import os
import socket
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ALLOW, DENY = 0x7FFF0000, 0x00050000  # SCMP_ACT_ALLOW, SCMP_ACT_ERRNO(0)
EQUAL, MASKED_EQUAL = 4, 7
WRITE, EXECUTE = 2, 4
SHM_EXEC = 0o100000
OWN_MOUNTS = 0x00020000
NAMESPACES = (0x00000080, OWN_MOUNTS, 0x02000000, 0x04000000, 0x08000000, 0x10000000, 0x20000000, 0x40000000)
FAMILIES = 64
DROP_BOUNDING, LAST_CAPABILITY = 24, 63

Unit = dict[str, list[str]]
Condition = tuple[int, int, int, int]  # argument, comparison, its two figures


def read_unit(file: Path) -> Unit:
    """The settings of a unit's [Service], each with its values in order."""
    found: Unit = {}
    section = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line
        elif section == "[Service]" and "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def is_on(unit: Unit, name: str) -> bool:
    return unit.get(name, ["no"])[-1] in ("yes", "true", "1", "on")


def calls_of(sets: Iterable[str]) -> set[str]:
    """The system calls of systemd's sets, whose names begin with @."""
    calls: set[str] = set()
    for name in sets:
        if name.startswith("@"):
            listed = subprocess.run(
                ["systemd-analyze", "syscall-filter", "--no-pager", name],
                capture_output=True,
                text=True,
                check=True,
            ).stdout.splitlines()
            calls |= calls_of(line.strip() for line in listed[1:] if line.strip() and "#" not in line)
        else:
            calls.add(name)
    return calls


def allowed_calls(unit: Unit) -> set[str]:
    allowed = calls_of(["@default"])
    for value in unit["SystemCallFilter"]:
        calls = calls_of(value.removeprefix("~").split())
        allowed = allowed - calls if value.startswith("~") else allowed | calls
    return allowed


class Comparison(ctypes.Structure):
    """One condition of libseccomp."""

    _fields_ = (
        ("argument", ctypes.c_uint),
        ("comparison", ctypes.c_int),
        ("first", ctypes.c_uint64),
        ("second", ctypes.c_uint64),
    )


class Filter:
    """A filter of system calls, by libseccomp."""

    def __init__(self, otherwise: int) -> None:
        self.library = ctypes.CDLL("libseccomp.so.2", use_errno=True)
        self.library.seccomp_init.restype = ctypes.c_void_p
        self.context = ctypes.c_void_p(self.library.seccomp_init(ctypes.c_uint32(otherwise)))

    def add(self, action: int, call: str, *conditions: Condition) -> None:
        number = self.library.seccomp_syscall_resolve_name(call.encode())
        if number < 0:  # a system call of another architecture
            return
        array = (Comparison * len(conditions))(*(Comparison(*each) for each in conditions))
        done = self.library.seccomp_rule_add_array(
            self.context, ctypes.c_uint32(action), number, len(conditions), array
        )
        assert done == 0, (call, done)

    def load(self) -> None:
        done = self.library.seccomp_load(self.context)
        assert done == 0, done


def denied(error: int) -> int:
    return DENY | error


def filter_arguments(unit: Unit) -> None:
    """System calls that are forbidden with certain arguments only."""
    rules = Filter(ALLOW)
    no = denied(errno.EPERM)
    if is_on(unit, "MemoryDenyWriteExecute"):
        both = WRITE | EXECUTE
        rules.add(no, "mmap", (2, MASKED_EQUAL, both, both))
        rules.add(no, "mprotect", (2, MASKED_EQUAL, EXECUTE, EXECUTE))
        rules.add(no, "pkey_mprotect", (2, MASKED_EQUAL, EXECUTE, EXECUTE))
        rules.add(no, "shmat", (2, MASKED_EQUAL, SHM_EXEC, SHM_EXEC))
    if is_on(unit, "RestrictNamespaces"):
        rules.add(denied(errno.ENOSYS), "clone3")
        for flag in NAMESPACES:
            rules.add(no, "unshare", (0, MASKED_EQUAL, flag, flag))
            rules.add(no, "clone", (0, MASKED_EQUAL, flag, flag))
        rules.add(no, "setns")
    families = {getattr(socket, name) for name in unit["RestrictAddressFamilies"][-1].split()}
    for family in set(range(FAMILIES)) - families:
        rules.add(denied(errno.EAFNOSUPPORT), "socket", (0, EQUAL, family, 0))
    rules.load()


def filter_calls(unit: Unit) -> None:
    """Only the system calls that the unit allows."""
    assert unit["SystemCallErrorNumber"] == ["EPERM"]
    rules = Filter(denied(errno.EPERM))
    for call in sorted(allowed_calls(unit)):
        rules.add(ALLOW, call)
    rules.load()


def protect_files(folder: Path) -> None:
    """A mount namespace of this process and its children only."""
    for command in (
        ["mount", "--make-rprivate", "/"],
        ["mount", "--bind", str(folder), str(folder)],
        ["mount", "--bind", "/tmp", "/tmp"],
        ["mount", "-o", "remount,bind,ro", "/"],
    ):
        subprocess.run(command, check=True)


def drop_capabilities() -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    for capability in range(LAST_CAPABILITY + 1):
        libc.prctl(DROP_BOUNDING, capability, 0, 0, 0)


def main() -> None:
    unit, folder, command = read_unit(Path(sys.argv[1])), Path(sys.argv[2]), sys.argv[3:]
    calls = allowed_calls(unit)  # read before processes are restricted
    assert "execve" in calls
    os.umask(int(unit["UMask"][-1], 8))
    if os.getuid() == 0:
        assert unit["ProtectSystem"] == ["strict"]
        unshare_mounts()
        protect_files(folder)
        os.chdir(folder)  # in the new mount namespace
        assert unit["CapabilityBoundingSet"] == [""]
        drop_capabilities()
    filter_arguments(unit)
    filter_calls(unit)
    os.execv(command[0], command)


def unshare_mounts() -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.unshare(OWN_MOUNTS) == 0, os.strerror(ctypes.get_errno())


if __name__ == "__main__":
    main()
