import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a test server behaves: `well`, or with one of the usual failures. */
export type Mood = 'well' | 'slow' | 'wrong' | 'huge' | 'cut' | 'moved' | 'broken';

export interface OutsideServer {
  readonly origin: string;
  /** The requests so far, in order. */
  readonly requests: readonly URL[];
  readonly headers: readonly IncomingMessage['headers'][];
  mood: Mood;
  /** Stops listening. Later connections are refused. */
  close(): Promise<void>;
}

const HUGE_BYTES = 64 * 1024;

/** A local server for tests. In the mood `well` it answers with `reply`. */
export async function startOutsideServer(
  reply: (url: URL) => { readonly type: string; readonly body: string },
): Promise<OutsideServer> {
  const requests: URL[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    requests.push(url);
    headers.push(request.headers);
    answer(url, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(url: URL, response: ServerResponse): void {
    const { type, body } = reply(url);
    switch (outside.mood) {
      case 'well':
        response.writeHead(200, { 'content-type': type }).end(body);
        return;
      case 'slow':
        // The response begins but never ends.
        response.writeHead(200, { 'content-type': type }).write(body.slice(0, 20));
        return;
      case 'wrong':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html><p>Welcome to the wifi</html>');
        return;
      case 'huge':
        response.writeHead(200, { 'content-type': type }).end(body + ' '.repeat(HUGE_BYTES));
        return;
      case 'cut':
        response
          .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
          .write(body.slice(0, -10), () => response.destroy());
        return;
      case 'moved':
        response.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end();
        return;
      case 'broken':
        response.writeHead(500, { 'content-type': type }).end(body);
    }
  }

  const outside: OutsideServer = {
    origin,
    requests,
    headers,
    mood: 'well',
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return outside;
}
