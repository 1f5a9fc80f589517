"""How a stream is asked for, and what its answer says about itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Final

from fastapi import Request
from fastapi.responses import StreamingResponse

from ludi.web.observing import Receive, Scope, Send
from ludi.web.show.drawing import Known
from ludi.web.show.streams import known_before

_HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class EventStream(StreamingResponse):
    """Server-sent events. Once the answer has begun nothing on its way out changes it any more: the
    rest is sent without those who stand there."""

    media_type = "text/event-stream"

    def __init__(self, messages: AsyncIterator[bytes], encoding: str | None = None) -> None:
        headers = {"Content-Encoding": encoding, "Vary": "Accept-Encoding"} if encoding else {}
        super().__init__(messages, headers={**_HEADERS, **headers})
        self._messages = messages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._send_on = scope["state"].get("send_on", partial(_send_body, send))
        await super().__call__(scope, receive, send)

    async def stream_response(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        async for message in self._messages:  # whoever held the start back has let it go then
            await _send_body(send, message)
            break
        async for message in self._messages:
            await self._send_on(message)
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _send_body(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


def known_to(request: Request) -> Known:
    """What who asks was shown already, by the stream before or the page."""
    last = request.headers.get("last-event-id") or request.query_params.get("after", "")
    return known_before(last)
