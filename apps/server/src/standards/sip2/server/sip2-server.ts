import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Sip2Config } from '../../../platform/config.ts';
import { openGate } from '../../../platform/connections/open-gate.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createLineSplitter } from '../../../platform/sip2/line-splitter.ts';
import { createSession, type Session } from './session.ts';

/** Longer than any message of a machine. */
const MOST_BYTES = 4096;
/** A machine that does not read its answers is given up. */
const MOST_UNREAD_BYTES = 64 * 1024;
const STOP_MS = 10_000;

export interface Sip2Server {
  readonly port: number;
  /** Closes all connections. What is being done is done first, but its answer may not arrive. */
  stop(): Promise<void>;
}

/** The part of all connections that one address may have before its machines have signed in. A library is often behind one address. */
const UNPROVED_SHARE = 0.25;

/**
 * Listens for self-check machines and sorters. Where there is no room, connections of machines that have signed in stay, and the oldest of
 * the others are closed.
 */
export async function startSip2Server(deps: Deps, config: Sip2Config): Promise<Sip2Server> {
  const { connections: max } = config;
  const gate = openGate(deps, 'sip2', { max, maxPerAddress: Math.ceil(max * UNPROVED_SHARE) });
  const works = new Map<Socket, Promise<void>>();
  /** By the end of the connection: over TLS the gate sees another object than the session. */
  const sessions = new Map<string, Session>();
  const serve = (socket: Socket) => {
    const session = createSession(deps, socket.remoteAddress ?? '');
    const end = endOf(socket);
    sessions.set(end, session);
    const connection = serveSocket(deps, config, { socket, session });
    works.set(socket, connection);
    void connection.finally(() => {
      works.delete(socket);
      sessions.delete(end);
    });
  };
  const server = config.tls
    ? createTlsServer(
        {
          cert: readFileSync(config.tls.certFile),
          key: readFileSync(config.tls.keyFile),
          handshakeTimeout: config.signInMs,
        },
        serve,
      )
    : createServer(serve);
  // Handshakes that go on count too. This listener comes before the one that serves.
  server.prependListener('connection', (socket) => {
    const end = endOf(socket);
    gate.admit(socket, () => (sessions.get(end)?.isSignedIn ? 'kept' : 'waiting'));
  });
  server.on('error', (error) => deps.log.error({ err: error }, 'SIP2 does not listen'));
  await listening(server, config);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of works.keys()) socket.destroySoon();
      const deadline = setTimeout(() => {
        for (const socket of works.keys()) socket.destroy();
      }, STOP_MS);
      await Promise.all([...works.values()]).finally(() => clearTimeout(deadline));
      await closed;
    },
  };
}

function listening(server: Server, { host, port }: Sip2Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Answers the lines of a connection one after the other until it ends. Never rejects. */
async function serveSocket(
  deps: Deps,
  config: Sip2Config,
  { socket, session }: { readonly socket: Socket; readonly session: Session },
): Promise<void> {
  const splitter = createLineSplitter(MOST_BYTES);
  const signIn = setTimeout(() => {
    if (!session.isSignedIn) socket.destroy();
  }, config.signInMs);
  socket.setNoDelay(true);
  socket.setTimeout(config.silenceMs, () => socket.destroy());
  try {
    // The next bytes are read when the lines before them are answered.
    for await (const chunk of socket) {
      const lines = splitter.push(chunk as Buffer);
      if (!lines) break;
      for (const line of lines) {
        if (socket.destroyed) return;
        const { bytes, close } = await session.answer(line);
        if (bytes && socket.writable) socket.write(bytes);
        if (close || socket.writableLength > MOST_UNREAD_BYTES) return;
      }
    }
  } catch (error) {
    if (!socket.destroyed || !isOfConnection(error))
      deps.log.warn({ err: error }, 'a SIP2 connection was closed');
  } finally {
    clearTimeout(signIn);
    socket.destroySoon();
  }
}

function endOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

/** The machine was switched off, or the network broke. */
function isOfConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('E');
}
