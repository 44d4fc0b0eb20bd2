import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { startChild } from '../../testing/kill/child-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { ConnectionLimits } from '../config.ts';

const LONG_MS = 3_600_000;
const LONG: ConnectionLimits = {
  headersMs: LONG_MS,
  requestMs: LONG_MS,
  keepAliveMs: LONG_MS,
  silenceMs: LONG_MS,
  stopMs: LONG_MS,
  max: 100,
  maxPerAddress: 100,
};
const SHORT_MS = 100;

const BODY_THAT_STALLS = [
  'POST /api/find/unify/search HTTP/1.1',
  'host: x',
  'content-type: application/json',
  'content-length: 100',
  '',
  '{"keyWord":',
].join('\r\n');

// A connection that stays open keeps its test waiting until the time limit of the test.
describe('a connection', () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Keeps its half of the connection open whatever the server does. */
  async function open(port: number, bytes: string): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  }

  async function serve(limits: Partial<ConnectionLimits>): Promise<number> {
    const app = await createTestApp({
      adapt: (deps) => ({ ...deps, config: { ...deps.config, connections: { ...LONG, ...limits } } }),
    });
    onTestFinished(async () => {
      app.app.server.closeAllConnections();
      await app.close();
    });
    return Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
  }

  /** Waits until the server has closed both halves: then it refuses what is sent. */
  async function untilRefused(socket: Socket): Promise<void> {
    const drip = setInterval(() => socket.write('x'), SHORT_MS);
    socket.on('error', () => undefined);
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
  }

  it('is closed when its headers stall', async () => {
    const port = await serve({ headersMs: SHORT_MS });
    const socket = await open(port, 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^{]*\{"success":false,"errCode":"REQUEST_TOO_SLOW"/);
  });

  it('is closed when it never sends a request', async () => {
    const port = await serve({ headersMs: SHORT_MS });
    expect(await text(await open(port, ''))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is closed when the body of its request stalls', async () => {
    const port = await serve({ headersMs: SHORT_MS, requestMs: SHORT_MS });
    const socket = await open(port, BODY_THAT_STALLS);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^{]*\{"success":false,"errCode":"REQUEST_TOO_SLOW"/);
  });

  it('is closed as a whole, also if the other side goes on to send', async () => {
    const port = await serve({ headersMs: SHORT_MS });
    await untilRefused(await open(port, 'GET / HTTP/1.1\r\nhost: '));
  });

  it('is closed when it is idle behind a request', async () => {
    const port = await serve({ keepAliveMs: SHORT_MS });
    const socket = await open(port, 'GET /api/nothing HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('is closed when nothing is sent for a long time, whatever the other limits say', async () => {
    const port = await serve({ silenceMs: SHORT_MS });
    expect(await text(await open(port, BODY_THAT_STALLS))).toBe('');
  });

  it('makes room for others when one address has as many idle ones as it may', async () => {
    const port = await serve({ max: 4, maxPerAddress: 2 });
    const idle = [];
    for (let at = 0; at < 6; at++) {
      const socket = await open(port, 'GET /api/nothing HTTP/1.1\r\nhost: x\r\n\r\n');
      await once(socket, 'data');
      idle.push(socket);
    }
    for (const socket of idle.slice(0, 4)) await text(socket);
    expect((await fetch(`http://127.0.0.1:${port}/api/nothing`)).status).toBe(404);
  });

  it('does not keep a stopped server alive when its request stalls', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-stop-'));
    const child = startChild(join(import.meta.dirname, '../../main.ts'), [], {
      LECTERN_DATA: folder,
      LECTERN_DATABASE_URL: '',
      LECTERN_PORT: '0',
      LECTERN_HEADERS_SECONDS: '3600',
      LECTERN_REQUEST_SECONDS: '3600',
      LECTERN_STOP_SECONDS: '0.1',
    });
    onTestFinished(async () => {
      await child.kill();
      rmSync(folder, { recursive: true, force: true });
    });
    let port = 0;
    for await (const line of child.lines) {
      port = Number(/http:\/\/[^/]+:(\d+)\/api\/docs/.exec(line)?.[1] ?? 0);
      if (port > 0) break;
    }
    const socket = await open(port, BODY_THAT_STALLS);
    socket.on('error', () => undefined);
    // An answer to a second request shows that the server has read the first.
    expect((await fetch(`http://127.0.0.1:${port}/api/nothing`)).status).toBe(404);
    expect(await child.stop()).toBe(0);
  });
});
