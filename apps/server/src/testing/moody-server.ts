import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is wrong with the server: nothing, no answer in time, half an answer, a page of a proxy, or a fault of its own. */
export type Mood = 'well' | 'slow' | 'cut' | 'page' | 'broken';

export interface MoodyReply {
  readonly status: number;
  /** A text is sent as it is, all else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** A library system's HTTP server, for tests, that may be in a bad mood. */
export interface MoodyServer {
  readonly origin: string;
  /** Method and path of each request, in order. */
  readonly requests: string[];
  /** What the server had against questions, and what bodies had against published schemas. */
  readonly faults: string[];
  /** The mood for paths that begin so, of every method or of the one that stands before it. */
  readonly moods: Map<string, Mood>;
  /** Most requests that it had at the same time. */
  mostAtOnce: number;
  close(): Promise<void>;
}

export async function startMoodyServer(
  answer: (request: IncomingMessage, url: URL) => Promise<MoodyReply>,
): Promise<MoodyServer> {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://server');
    server.requests.push(`${request.method} ${url.pathname}`);
    const path = `${url.pathname}${url.search}`;
    const mood =
      [...server.moods].find(
        ([start]) => path.startsWith(start) || `${request.method} ${path}`.startsWith(start),
      )?.[1] ?? 'well';
    if (mood === 'slow') return;
    if (mood === 'broken')
      return void response.writeHead(500).end('internal server error, contact administrator');
    if (mood === 'page')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome');
    const { status, body, headers = {} } = await answer(request, url);
    const bytes = Buffer.from(
      typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body),
    );
    response.writeHead(status, {
      ...headers,
      ...(status !== 204 && {
        'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
        'content-length': bytes.length,
      }),
    } as Record<string, string>);
    if (mood === 'cut') response.write(bytes.subarray(0, -5), () => response.destroy());
    else response.end(bytes);
  }

  let running = 0;
  const http = createServer((request, response) => {
    running += 1;
    server.mostAtOnce = Math.max(server.mostAtOnce, running);
    response.on('close', () => {
      running -= 1;
    });
    serve(request, response).catch((error: unknown) => {
      server.faults.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const server: MoodyServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests: [],
    faults: [],
    moods: new Map(),
    mostAtOnce: 0,
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
