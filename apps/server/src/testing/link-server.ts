import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Addresses } from '../platform/outside/checked-lookup.ts';
import type { TestCertificate } from './test-certificate.ts';

/** How a path of a test server answers; the default is a page. */
export type PathAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export interface LinkServer {
  /** What it was asked, as `HEAD well.example.org/path`. */
  readonly asked: string[];
  readonly requests: IncomingMessage['headers'][];
  /** The largest number of requests that were open at the same time, by host. */
  readonly atOnce: Map<string, number>;
  /** How paths answer from now on. */
  answers: Readonly<Record<string, PathAnswer>>;
  /** An address of this server below a name of `LINK_ADDRESSES`. */
  at(path: string, host?: string): string;
  close(): Promise<void>;
}

/** Names of tests: those below `example.org` are this machine, but one is inside and one is nobody's. */
export const LINK_ADDRESSES: Addresses = {
  resolve: ((host: string, _options: unknown, done: (...given: unknown[]) => void) => {
    if (host === 'nobody.example.org') return done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
    const address = host === 'inside.example.org' ? '10.0.0.7' : '127.0.0.1';
    done(null, [{ address, family: 4 }]);
  }) as unknown as Addresses['resolve'],
  isPublic: (address) => address === '127.0.0.1',
};

/** A local server that answers as its paths are told to: slowly, endlessly, or not at all. */
export async function startLinkServer(certificate?: TestCertificate): Promise<LinkServer> {
  const open = new Map<string, number>();
  const server = certificate ? createTlsServer({ ...certificate }, answer) : createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const now = (open.get(host) ?? 0) + 1;
    open.set(host, now);
    links.atOnce.set(host, Math.max(now, links.atOnce.get(host) ?? 0));
    response.on('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    links.asked.push(`${request.method} ${host}${request.url}`);
    links.requests.push(request.headers);
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const told = links.answers[path];
    if (told) told(request, response);
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
  }

  const links: LinkServer = {
    asked: [],
    requests: [],
    atOnce: new Map(),
    answers: {},
    at: (path, host = 'well.example.org') => `${certificate ? 'https' : 'http'}://${host}:${port}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return links;
}

/** Answers with a status, and maybe a place to go to. */
export function withStatus(status: number, headers: Record<string, string> = {}): PathAnswer {
  return (_request, response) => void response.writeHead(status, headers).end();
}

export const leadsTo = (location: string, status = 302) => withStatus(status, { location });

/** Takes the request and never answers. */
export const hangs: PathAnswer = () => undefined;

/** Never ends its body. */
export const neverEnds: PathAnswer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('x'.repeat(4096)), 1);
  response.on('close', () => clearInterval(timer));
};

/** Does not know HEAD. */
export const onlyGet: PathAnswer = (request, response) => {
  if (request.method === 'GET') neverEnds(request, response);
  else response.writeHead(405).end();
};
