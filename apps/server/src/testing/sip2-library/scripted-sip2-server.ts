import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { createLineSplitter } from '../../platform/sip2/line-splitter.ts';

/** What a server does with a line that it got; `count` is the number of lines of this connection before it. */
export type Script = (line: string, socket: Socket, count: number) => void;

/** A library system that does what a test says, from signing in on. */
export interface ScriptedServer {
  readonly port: number;
  readonly lines: string[];
  readonly connections: () => number;
  close(): Promise<void>;
}

/** Answers that every conversation begins with: signed in and on line. */
export const WELL: Readonly<Record<string, string>> = {
  '93': '941',
  '99': '98YYYYNN30000320260302    1200002.00AOMAIN|BXYYYYYYYYYYYYYYYY|',
};

export async function startScriptedServer(
  script: Script,
  tls?: { readonly cert: string; readonly key: string },
): Promise<ScriptedServer> {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  let opened = 0;
  const serve = (socket: Socket) => {
    opened += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const splitter = createLineSplitter(1_000_000);
    let count = 0;
    socket.on('data', (chunk: Buffer) => {
      for (const bytes of splitter.push(chunk) ?? []) {
        const line = bytes.toString('utf8');
        lines.push(line);
        const greeting = WELL[line.slice(0, 2)];
        if (greeting) socket.write(`${greeting}\r`);
        else script(line, socket, count++);
      }
    });
  };
  const server = tls ? createTlsServer(tls, serve) : createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lines,
    connections: () => opened,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A scripted answer with the sequence number of its request. */
export function answering(text: string): Script {
  return (_line, socket) => void socket.write(`${text}\r`);
}
