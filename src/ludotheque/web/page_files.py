"""The files of the built pages, whatever somebody asks for under the name of one."""

from typing import Any

from litestar.file_system import BaseLocalFileSystem
from litestar.types.file_types import FileInfo


class PageFiles(BaseLocalFileSystem):
    """A name that no file can have (too long, with a null byte) is the name of no file."""

    async def info(self, path: Any, **more: Any) -> FileInfo:
        try:
            return await super().info(path, **more)
        except (OSError, ValueError) as error:
            raise FileNotFoundError(path) from error
