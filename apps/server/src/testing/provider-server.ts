import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** How the source behaves. All but `right` and `empty` are faults of it. */
export const PROVIDER_MOODS = [
  'right',
  'empty',
  'slow',
  'wrong',
  'huge',
  'endless',
  'deep',
  'entities',
  'page',
  'moved',
  'charset',
  'packed',
  'cut',
  'broken',
  'refusing',
] as const;
export type ProviderMood = (typeof PROVIDER_MOODS)[number];

export interface ProviderServer {
  readonly origin: string;
  mood: ProviderMood;
  /** The requests so far, in order. */
  readonly requests: SentRequest[];
  /** Bytes that were written so far. */
  written: number;
  close(): Promise<void>;
}

export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const HUGE_BYTES = 100 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, 0x20);
const MANY_ENTITIES = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "xxxxxxxxxx">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY x${at} "${`&x${at === 0 ? '' : at - 1};`.repeat(10)}">`,
).join('')}]><a><title>&x8;</title></a>`;

/** An outside source for tests, in a mood that can be changed: `/json` speaks JSON, `/xml` XML. */
export async function startProviderServer(right: {
  readonly json: unknown;
  readonly xml: string;
}): Promise<ProviderServer> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      server.requests.push({
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://source'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      answer((request.url ?? '').startsWith('/xml'), response);
    });
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));

  function answer(isXml: boolean, response: ServerResponse): unknown {
    const type = isXml ? 'text/xml; charset=utf-8' : 'application/json';
    const body = isXml ? right.xml : JSON.stringify(right.json);
    const send = (status: number, content: string | Buffer, contentType = type) =>
      response.writeHead(status, { 'content-type': contentType }).end(content);
    const pour = (most: number) => {
      response.writeHead(200, { 'content-type': type });
      const more = () => {
        while (server.written < most && !response.destroyed) {
          server.written += CHUNK.length;
          if (!response.write(CHUNK)) {
            response.once('drain', more);
            return;
          }
        }
        if (!response.destroyed) response.end(body);
      };
      server.written = 0;
      more();
    };
    switch (server.mood) {
      case 'right':
        return send(200, body);
      case 'empty':
        return send(200, isXml ? '<answer/>' : '{}');
      case 'slow':
        // It begins and never goes on.
        return response.writeHead(200, { 'content-type': type }).write(body.slice(0, 5));
      case 'wrong':
        return send(200, isXml ? '<answer><title>' : '{"title": [1, 2');
      case 'huge':
        return pour(HUGE_BYTES);
      case 'endless':
        return pour(Number.POSITIVE_INFINITY);
      case 'deep':
        return send(200, isXml ? '<a>'.repeat(100_000) : `${'['.repeat(400_000)}${']'.repeat(400_000)}`);
      case 'entities':
        return send(200, isXml ? MANY_ENTITIES : MANY_ENTITIES.slice(21));
      case 'page':
        return send(200, '<!doctype html><html><p>Please sign in to the network</html>', 'text/html');
      case 'moved':
        return response.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end();
      case 'charset':
        // GBK bytes that say they are UTF-8.
        return send(200, Buffer.from([0x22, 0xba, 0xec, 0xc2, 0xa5, 0xc3, 0xce, 0x22]));
      case 'packed':
        return response
          .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(10_000_000, 0x20)));
      case 'cut':
        return response
          .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
          .write(body.slice(0, -3), () => response.destroy());
      case 'broken':
        return send(500, 'internal error');
      case 'refusing':
        return send(401, 'the key is unknown');
    }
  }

  const server: ProviderServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    mood: 'right',
    requests: [],
    written: 0,
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
