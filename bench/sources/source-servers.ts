import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordOf } from '@lectern/marc/testing/record-builders';
import { startSruServer } from '@lectern/server/ports/remote-catalogue/sru/test-sru-server';

/** Milliseconds after which the source of a book answers. */
const ANSWER_MS = 50;
const LARGE_BYTES = 400_000;

const BOOK = { book: { link: 'https://read.example.org/1', cover: 'https://covers.example.org/1.jpg' } };
const LARGE = JSON.stringify({
  books: Array.from({ length: LARGE_BYTES / 100 }, (_, at) => ({
    title: `Book ${at}`,
    about: 'x'.repeat(70),
  })),
});

/** Outside sources on this machine: a library with SRU, one that never answers, one that says something of each book, and one that says much. */
export async function startSourceServers() {
  const sru = await startSruServer(
    Array.from({ length: 40 }, (_, at) => ({ title: `Sea ${at}`, record: recordOf(`s${at}`, `Sea ${at}`) })),
  );
  const json = (body: string, afterMs: number): RequestListener => {
    return (_request, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), afterMs);
    };
  };
  const servers = [
    createServer(() => undefined),
    createServer(json(JSON.stringify(BOOK), ANSWER_MS)),
    createServer(json(LARGE, 0)),
  ];
  const [hanging = '', provider = '', large = ''] = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  return {
    library: `${sru.origin}/sru`,
    hanging: `${hanging}/sru`,
    provider,
    large: `${large}/`,
    close() {
      void sru.close();
      for (const server of servers) server.closeAllConnections();
      for (const server of servers) server.close();
    },
  };
}

/** 978, nine digits and the check digit of ISO 2108. */
export function isbnAt(at: number): string {
  const digits = `978${String(at).padStart(9, '0')}`;
  const sum = Array.from(digits).reduce(
    (all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
