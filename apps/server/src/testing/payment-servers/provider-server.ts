import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ProviderMood } from '../../ports/payments/payment-world.ts';

export interface ProviderRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface ProviderReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const HUGE_BYTES = 3 * 1024 * 1024;

/** Listens on this machine, and answers by `answer` in the mood of `mood()`. */
export async function listenAsProvider(
  answer: (request: ProviderRequest) => ProviderReply,
  mood: () => ProviderMood,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const http = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://provider.test');
      const reply = answer({ method: request.method ?? '', url, headers: request.headers, body });
      send(reply, mood(), response);
    });
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
}

function send({ status, headers, body }: ProviderReply, mood: ProviderMood, response: ServerResponse): void {
  switch (mood) {
    case 'lost':
      response.destroy();
      return;
    case 'slow':
      response.writeHead(status, headers).write(body.slice(0, 1) || ' ');
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><p>Welcome to the wifi</html>');
      return;
    case 'broken':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
      return;
    case 'huge':
      response.writeHead(status, headers).end(body + ' '.repeat(HUGE_BYTES));
      return;
    default:
      response.writeHead(status, headers).end(body);
  }
}
