"""A SIP2 server by pysip2. Every request goes to our test as a line of JSON, and the line that comes back is its answer.

Written to standard output: {"port": 6001}, then {"id": 1, "command": "17", "request": {...}} for each request.
Read from standard input: {"id": 1, "response": {...}} with the fields of pysip2's response; null declines it.
"""

import json
import sys
import threading

import anyio
import msgspec
import pysip2
from pysip2 import SIP2Server

ROUTES = [
    pysip2.LOGIN,
    pysip2.PATRON_STATUS,
    pysip2.PATRON_INFORMATION,
    pysip2.ITEM_INFORMATION,
    pysip2.RENEW,
    pysip2.RENEW_ALL,
    pysip2.CHECKOUT,
    pysip2.CHECKIN,
    pysip2.HOLD,
    pysip2.FEE_PAID,
]

waiting = {}
lock = threading.Lock()
written = 0


def ask_test(command, request):
    """The answer of the test; pysip2 calls this in a thread of its own for each request."""
    global written
    answered = threading.Event()
    with lock:
        written += 1
        number = written
        waiting[number] = (answered, [])
        print(json.dumps({"id": number, "command": command, "request": request}), flush=True)
    answered.wait()
    return waiting.pop(number)[1][0]


def read_answers():
    for line in sys.stdin:
        answer = json.loads(line)
        answered, values = waiting[answer["id"]]
        values.append(answer["response"])
        answered.set()


def handler_of(route):
    def handle(request, context):
        fields = ask_test(route.command_id, msgspec.to_builtins(request))
        if fields is None:
            return context.decline()
        return msgspec.convert({"transaction_date": context.now_18(), **fields}, route.response_type)

    return handle


async def main():
    # Its default encoding has no Han characters and drops them.
    server = SIP2Server(institution_id="MAIN", encoding="utf-8", login_required=True)
    for route in ROUTES:
        server.route(route)(handler_of(route))
    async with server.start() as port:
        print(json.dumps({"port": port}), flush=True)
        await anyio.sleep_forever()


threading.Thread(target=read_answers, daemon=True).start()
anyio.run(main)
