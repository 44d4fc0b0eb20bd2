import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, type Mock, vi } from 'vitest';
import { type ConnectionGate, createConnectionGate, type GateLimits } from './connection-gate.ts';
import { guardHttp } from './guard-http.ts';

const IDLE = 'GET /soon HTTP/1.1\r\nhost: x\r\n\r\n';
const WORK = 'GET /late HTTP/1.1\r\nhost: x\r\n\r\n';
const SLOW_HEADERS = 'GET /soon HTTP/1.1\r\nhost: ';
const SLOW_BODY = 'POST /soon HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{';
const WITHIN = { timeout: 30_000, interval: 10 };

let server: Server;
let gate: ConnectionGate;
/** Answers to `/late`, which the server still makes. */
let late: ServerResponse[];
let isRefusing: Mock<() => void>;
const sockets: Socket[] = [];

async function serve(limits: Partial<GateLimits>): Promise<void> {
  late = [];
  isRefusing = vi.fn<() => void>();
  gate = createConnectionGate({ max: 8, maxPerAddress: 4, isProxy: () => false, ...limits }, () =>
    isRefusing(),
  );
  server = createServer((request, response) => {
    if (request.url === '/late') late.push(response);
    else request.on('data', () => undefined).on('end', () => response.end('soon'));
  });
  guardHttp(server, gate);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** A connection from an address of this machine that sends something and keeps open. */
async function open(address: string, bytes: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  if (bytes === IDLE) await once(socket, 'data');
  if (bytes !== IDLE) socket.resume();
  if (bytes === WORK) {
    const count = late.length;
    await vi.waitFor(() => expect(late.length > count || socket.closed).toBe(true), WITHIN);
  }
  return socket;
}

async function openMany(count: number, address: string, bytes: string): Promise<Socket[]> {
  const opened = [];
  for (let at = 0; at < count; at++) opened.push(await open(address, bytes));
  return opened;
}

const untilClosed = (socket: Socket | undefined) =>
  vi.waitFor(() => expect(socket?.resume().closed).toBe(true), WITHIN);

/** Whether somebody at an address is served. */
async function isServed(address: string): Promise<boolean> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  socket.write('GET /soon HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  return text(socket).then(
    (answer) => answer.includes('200 OK'),
    () => false,
  );
}

describe('the gate of the HTTP server', () => {
  it('keeps a part of the connections for other addresses, and closes the oldest idle one', async () => {
    await serve({});
    const idle = await openMany(20, '127.0.0.2', IDLE);
    await untilClosed(idle[15]);
    expect(gate.counts()).toEqual({ open: 4, refused: 0, closed: 16 });
    expect(idle.slice(16).some(({ closed }) => closed)).toBe(false);
    expect(await isServed('127.0.0.3')).toBe(true);
    expect(isRefusing).not.toHaveBeenCalled();
  });

  it('closes no connection that works, and refuses a new one when all work', async () => {
    await serve({});
    const [works] = await openMany(1, '127.0.0.2', WORK);
    await openMany(20, '127.0.0.2', IDLE);
    const others = await openMany(3, '127.0.0.2', WORK);
    expect(await isServed('127.0.0.2')).toBe(false);
    expect(isRefusing).toHaveBeenCalled();
    expect(await isServed('127.0.0.3')).toBe(true);
    const answers = [works, ...others].map((socket) => socket && once(socket, 'data'));
    for (const response of late) response.end('late');
    for (const answer of answers) expect(String(await answer)).toContain('200 OK');
  });

  it.each([
    ['headers that do not arrive', SLOW_HEADERS],
    ['bodies that do not arrive', SLOW_BODY],
    ['nothing', ''],
  ])('lets others in while connections of many addresses send %s', async (_, bytes) => {
    await serve({});
    for (const last of [2, 3, 4, 5]) await openMany(4, `127.0.0.${last}`, bytes);
    expect(gate.counts().open).toBe(8);
    for (let times = 0; times < 5; times++) expect(await isServed('127.0.0.9')).toBe(true);
    expect(isRefusing).not.toHaveBeenCalled();
  });

  it('closes idle connections of all before those that send something', async () => {
    await serve({});
    const sending = await openMany(4, '127.0.0.2', SLOW_BODY);
    const idle = await openMany(4, '127.0.0.3', IDLE);
    await openMany(2, '127.0.0.4', WORK);
    await untilClosed(idle[1]);
    expect([...idle.slice(2), ...sending].some(({ closed }) => closed)).toBe(false);
  });

  it('takes from the address with the most when all are waiting', async () => {
    await serve({});
    const few = await openMany(2, '127.0.0.2', '');
    await openMany(4, '127.0.0.3', '');
    await openMany(4, '127.0.0.4', '');
    expect(few.some(({ closed }) => closed)).toBe(false);
  });

  it('gives a proxy that is named all connections, and still has room for others', async () => {
    await serve({ isProxy: (address) => address === '127.0.0.2' });
    const proxied = await openMany(7, '127.0.0.2', WORK);
    expect(proxied.some(({ closed }) => closed)).toBe(false);
    expect(await isServed('127.0.0.3')).toBe(true);
  });
});
