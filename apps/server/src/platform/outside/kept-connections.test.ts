import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeCertificate } from '../../testing/test-certificate.ts';
import { KEPT_LIMITS } from './kept-connections.ts';
import { isPublicAddress } from './public-address.ts';
import { createSendOutside, type OutsideMessage } from './send-outside.ts';

const certificate = makeCertificate('localhost');
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

type Answer = (...given: [...Parameters<RequestListener>, count: number]) => void;

/** A server that counts connections; `answer` also gets how many requests its connection has had. */
async function startServer(answer: Answer, { host = '127.0.0.1', port = 0, isSecure = false } = {}) {
  const counts = new WeakMap<Socket, number>();
  const seen = { connections: 0, open: 0, requests: [] as string[] };
  const listener: RequestListener = (request, response) => {
    seen.requests.push(`${request.method} ${request.url}`);
    const count = (counts.get(request.socket) ?? 0) + 1;
    counts.set(request.socket, count);
    request.resume().on('end', () => answer(request, response, count));
  };
  const server: Server = isSecure ? createTlsServer({ ...certificate }, listener) : createServer(listener);
  server.on(isSecure ? 'secureConnection' : 'connection', (socket: Socket) => {
    seen.connections += 1;
    seen.open += 1;
    socket.on('close', () => {
      seen.open -= 1;
    });
  });
  // Only its answers and the client end a connection.
  server.keepAliveTimeout = 0;
  servers.push(server);
  await new Promise<void>((listening) => server.listen(port, host, listening));
  return { seen, port: (server.address() as AddressInfo).port };
}

const well: Answer = (_request, response) => void response.end('well');
const INTERNAL = ['127.0.0.1', 'localhost'];

function messageTo(port: number, more: Partial<OutsideMessage> = {}): OutsideMessage {
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    method: 'GET',
    headers: {},
    timeoutMs: 5000,
    maxBytes: 1000,
    repeatableFor: '1001',
    ...more,
  };
}
const act = { method: 'POST', body: 'pay', repeatableFor: undefined } as const;

describe('a kept connection', () => {
  it('serves the later repeatable requests of its tenant, and no other tenant', async () => {
    const { seen, port } = await startServer(well);
    const send = createSendOutside(INTERNAL);
    for (let count = 0; count < 3; count++) await send(messageTo(port));
    await send(messageTo(port, { method: 'POST', body: 'a question' }));
    expect(seen.connections).toBe(1);
    await send(messageTo(port, { repeatableFor: '1002' }));
    expect(seen.connections).toBe(2);
  });

  it('is not used by a request that must not be sent twice', async () => {
    const { seen, port } = await startServer(well);
    const send = createSendOutside(INTERNAL);
    await send(messageTo(port));
    await send(messageTo(port, act));
    await send(messageTo(port, act));
    expect(seen.connections).toBe(3);
    await vi.waitFor(() => expect(seen.open).toBe(1), 30_000);
  });

  it('that is closed at the moment of its use lets a repeatable request go again by a new one', async () => {
    const { seen, port } = await startServer((request, response, count) => {
      if (count > 1) request.socket.destroy();
      else response.end('well');
    });
    const send = createSendOutside(INTERNAL);
    await send(messageTo(port));
    expect((await send(messageTo(port))).body.toString()).toBe('well');
    expect(seen).toMatchObject({ connections: 2, requests: ['GET /', 'GET /', 'GET /'] });
  });

  it('does not make a server that closes each time be asked more than twice, or an act more than once', async () => {
    let isClosing = false;
    const { seen, port } = await startServer((request, response) => {
      if (isClosing) request.socket.destroy();
      else response.end('well');
    });
    const send = createSendOutside(INTERNAL);
    await send(messageTo(port));
    isClosing = true;
    seen.requests.length = 0;
    await expect(send(messageTo(port))).rejects.toMatchObject({ fault: 'unreachable' });
    expect(seen.requests).toHaveLength(2);
    await expect(send(messageTo(port, act))).rejects.toMatchObject({ fault: 'unreachable' });
    expect(seen.requests).toEqual(['GET /', 'GET /', 'POST /']);
  });

  it('ends when bytes come that nobody asked for, which answer no later request', async () => {
    const { seen, port } = await startServer((request, response, count) => {
      response.end(`answer ${count}`, () => {
        const stray = 'HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\nof somebody else';
        setTimeout(() => request.socket.write(stray), 20);
      });
    });
    const send = createSendOutside(INTERNAL, { limits: { ...KEPT_LIMITS, idleMs: 600_000 } });
    await send(messageTo(port));
    await vi.waitFor(() => expect(seen.open).toBe(0), 30_000);
    expect((await send(messageTo(port))).body.toString()).toBe('answer 1');
  });

  it.each<[string, Answer, Partial<OutsideMessage>, string]>([
    ['too large', (_, response) => void response.end('x'.repeat(5000)), {}, 'unreadable'],
    ['slow', (_, response) => void response.write('x'), { timeoutMs: 50 }, 'timeout'],
    [
      'endless',
      (_, response) => {
        const go = () => {
          while (!response.destroyed && response.write('x'.repeat(100)));
          response.once('drain', go);
        };
        go();
      },
      {},
      'unreadable',
    ],
    [
      'cut',
      (request, response) =>
        void response.writeHead(200, { 'content-length': 9 }).write('x', () => request.socket.destroy()),
      {},
      'unreachable',
    ],
  ])('is never one whose answer was %s', async (_name, misbehave, more, fault) => {
    let isWell = true;
    const { seen, port } = await startServer((...given) => (isWell ? well : misbehave)(...given));
    const send = createSendOutside(INTERNAL);
    await send(messageTo(port));
    isWell = false;
    await expect(send(messageTo(port, more))).rejects.toMatchObject({ fault });
    isWell = true;
    expect((await send(messageTo(port))).body.toString()).toBe('well');
    expect(seen.connections).toBe(2);
  });

  it('stays after a redirect, which is answered and not followed', async () => {
    const { seen, port } = await startServer(
      (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    );
    const send = createSendOutside(INTERNAL);
    for (let count = 0; count < 2; count++) expect((await send(messageTo(port))).status).toBe(302);
    expect(seen.connections).toBe(1);
  });

  it.each([
    ['to one server', { maxIdle: 2 }],
    ['of one tenant', { maxIdleOfTenant: 2 }],
    ['of all', { maxIdleOfAll: 2 }],
  ])('is closed where there are enough unused ones %s', async (_name, limits) => {
    const { seen, port } = await startServer(well);
    const send = createSendOutside(INTERNAL, { limits: { ...KEPT_LIMITS, ...limits } });
    await Promise.all(Array.from({ length: 5 }, () => send(messageTo(port))));
    await vi.waitFor(() => expect(seen.open).toBe(2), 30_000);
    await Promise.all(Array.from({ length: 2 }, () => send(messageTo(port))));
    expect(seen).toMatchObject({ connections: 5, open: 2 });
  });

  it('is closed when it was unused too long, for us or for its server, or is too old', async () => {
    const { seen, port } = await startServer(well);
    await createSendOutside(INTERNAL, { limits: { ...KEPT_LIMITS, idleMs: 30 } })(messageTo(port));
    await vi.waitFor(() => expect(seen.open).toBe(0), 30_000);
    await createSendOutside(INTERNAL, { limits: { ...KEPT_LIMITS, maxAgeMs: 0 } })(messageTo(port));
    await vi.waitFor(() => expect(seen.open).toBe(0), 30_000);
    const hasty = await startServer((_, response) => {
      response.writeHead(200, { 'keep-alive': 'timeout=1' }).end('well');
    });
    await createSendOutside(INTERNAL, { limits: { ...KEPT_LIMITS, idleMs: 600_000 } })(messageTo(hasty.port));
    await vi.waitFor(() => expect(hasty.seen.open).toBe(0), 30_000);
  });

  it('belongs to the address that was checked: a name that changes to the own network gets no request', async () => {
    const named = await startServer(well, { host: '127.0.0.2' });
    const own = await startServer(well, { host: '127.0.0.1', port: named.port });
    let address = '127.0.0.2';
    let lookups = 0;
    const resolve = ((_host: string, _options: unknown, done: (...given: unknown[]) => void) => {
      lookups += 1;
      done(null, [{ address, family: 4 }]);
      // Whoever resolves once more after the check gets the own network.
      address = '127.0.0.1';
    }) as unknown as typeof lookup;
    const isPublic = (ip: string, family: number) => ip === '127.0.0.2' || isPublicAddress(ip, family);
    const send = createSendOutside([], { addresses: { resolve, isPublic } });
    const message = messageTo(named.port, { url: new URL(`http://changing.example:${named.port}/`) });
    await send(message);
    await send(message);
    expect([named.seen.connections, lookups]).toEqual([1, 1]);
    await expect(send({ ...message, ...act })).rejects.toMatchObject({ fault: 'address' });
    await expect(send({ ...message, repeatableFor: '1002' })).rejects.toMatchObject({ fault: 'address' });
    expect(own.seen.connections).toBe(0);
  });
});

describe.skipIf(!certificate)('a kept connection over TLS', () => {
  it('needs one handshake for many requests, and serves nobody who trusts other authorities', async () => {
    const { seen, port } = await startServer(well, { isSecure: true });
    const send = createSendOutside(INTERNAL, { authorities: certificate!.cert });
    const message = messageTo(port, { url: new URL(`https://localhost:${port}/`) });
    for (let count = 0; count < 3; count++) await send(message);
    expect(seen.connections).toBe(1);
    const untrusting = createSendOutside(INTERNAL);
    await expect(untrusting(message)).rejects.toMatchObject({ fault: 'unreachable' });
    expect(seen.requests).toHaveLength(3);
  });
});
