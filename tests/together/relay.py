"""A TCP relay between a program and a server, which can be cut, and can stall without being cut."""

import contextlib
import select
import socket
import threading

from tests.web.serving import free_port


class Relay:
    """Forwards everything in both directions, until it is paused: then nothing gets through, and neither side is
    notified."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = free_port()
        self.flowing = threading.Event()
        self.flowing.set()
        self.ended = threading.Event()
        self.listening = socket.create_server(("127.0.0.1", self.port))
        self.threads = [threading.Thread(target=self._accept, daemon=True)]
        self.threads[0].start()

    def pause(self) -> None:
        self.flowing.clear()

    def resume(self) -> None:
        self.flowing.set()

    def close(self) -> None:
        self.ended.set()
        self.flowing.set()
        self.listening.close()
        for thread in self.threads:
            thread.join(10)

    def _accept(self) -> None:
        while not self.ended.is_set():
            if select.select([self.listening], [], [], 0.1)[0]:
                with contextlib.suppress(OSError):
                    near, _ = self.listening.accept()
                    far = socket.create_connection(("127.0.0.1", self.target))
                    pair = threading.Thread(target=self._carry, args=(near, far), daemon=True)
                    self.threads.append(pair)
                    pair.start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        ends = {near: far, far: near}
        with near, far, contextlib.suppress(OSError):
            while not self.ended.is_set():
                for end in select.select(list(ends), [], [], 0.1)[0]:
                    self.flowing.wait()
                    data = end.recv(65536)
                    if not data:
                        return
                    ends[end].sendall(data)
