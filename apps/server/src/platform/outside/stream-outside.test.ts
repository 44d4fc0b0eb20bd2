import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readServerEvents } from './server-events.ts';
import { createStreamOutside, type StreamedMessage } from './stream-outside.ts';

const event = (data: string) => `data: ${data}\n\n`;

/** How the server answers, by path. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/well': (response) => void response.end(`: hello\n\n${event('one')}event: two\n${event('2')}`),
  '/cut': (response) => void response.write(event('one'), () => response.destroy()),
  '/silent': (response) => void response.write(event('one')),
  '/no-answer': () => undefined,
  '/dribbling': (response) => {
    const timer = setInterval(() => response.write(': still here\n'), 5);
    response.on('close', () => clearInterval(timer));
  },
  '/endless': (response) => {
    const go = () => {
      while (!response.destroyed && response.write(event('again'.repeat(1000))));
      response.once('drain', go);
    };
    go();
  },
  '/long-line': (response) => void response.end(`data: ${'x'.repeat(10_000)}`),
  '/moved': (response) => void response.writeHead(307, { location: '/well' }).end(),
  '/bad-bytes': (response) =>
    void response.end(
      Buffer.concat([Buffer.from('data: a'), Buffer.from([0xff, 0xc3]), Buffer.from('b\n\n')]),
    ),
  '/split': (response) => {
    const bytes = Buffer.from(event('图书馆'));
    const next = (at: number) => {
      if (at === bytes.length) response.end();
      else response.write(bytes.subarray(at, at + 1), () => setImmediate(next, at + 1));
    };
    next(0);
  },
  '/unfinished': (response) => void response.end(`${event('one')}data: two`),
};

let origin = '';
const closed = vi.fn();
const server = createServer((request, response) => {
  response.on('close', () => closed(request.url));
  request.resume();
  request.on('end', () => ANSWERS[request.url ?? '']?.(response));
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const stream = createStreamOutside(['127.0.0.1']);
const LIMITS = { beginMs: 5000, silenceMs: 5000, wholeMs: 20_000, maxBytes: 1_000_000 };

function ask(path: string, limits: Partial<StreamedMessage> = {}) {
  const signal = new AbortController().signal;
  return stream({ url: new URL(path, origin), headers: {}, body: '{}', signal, ...LIMITS, ...limits });
}

async function eventsOf(path: string, limits: Partial<StreamedMessage> = {}, maxEvent?: number) {
  const events: (string | undefined)[][] = [];
  const { body } = await ask(path, limits);
  for await (const { event: name, data } of readServerEvents(body, maxEvent)) events.push([name, data]);
  return events;
}

it('gives the events of a response as they come', async () => {
  expect(await eventsOf('/well')).toEqual([
    [undefined, 'one'],
    ['two', '2'],
  ]);
});

it.each([
  ['/cut', {}, 'unreachable'],
  ['/silent', { silenceMs: 40 }, 'timeout'],
  ['/dribbling', { wholeMs: 60 }, 'timeout'],
  ['/no-answer', { beginMs: 40 }, 'timeout'],
  ['/endless', {}, 'unreadable'],
] as const)('ends as a fault where the server is %s', async (path, limits, fault) => {
  await expect(eventsOf(path, limits)).rejects.toMatchObject({ fault });
});

it('refuses an event that is too long', async () => {
  await expect(eventsOf('/long-line', {}, 5000)).rejects.toMatchObject({ fault: 'unreadable' });
});

it('does not follow a redirect', async () => {
  expect((await ask('/moved')).status).toBe(307);
});

it('reads characters that are split between pieces, and marks bytes that are none', async () => {
  expect(await eventsOf('/split')).toEqual([[undefined, '图书馆']]);
  expect(await eventsOf('/bad-bytes')).toEqual([[undefined, 'a\ufffd\ufffdb']]);
});

it('leaves out an event that did not end', async () => {
  expect(await eventsOf('/unfinished')).toEqual([[undefined, 'one']]);
});

it('closes the connection when its reader stops or aborts', async () => {
  closed.mockReset();
  for await (const _piece of (await ask('/endless')).body) break;
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), 30_000);
  const stop = new AbortController();
  const { body } = await ask('/silent', { signal: stop.signal });
  const pieces = body[Symbol.asyncIterator]();
  await pieces.next();
  stop.abort();
  await expect(pieces.next()).rejects.toMatchObject({ fault: 'unreachable' });
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2), 30_000);
});

it('never reaches the own network', async () => {
  const outside = createStreamOutside([]);
  const signal = new AbortController().signal;
  const message = { url: new URL('/well', origin), headers: {}, body: '', signal, ...LIMITS };
  await expect(outside(message)).rejects.toMatchObject({ fault: 'address' });
});
