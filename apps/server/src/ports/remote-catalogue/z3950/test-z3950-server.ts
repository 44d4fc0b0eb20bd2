import { type AddressInfo, createServer, type Socket } from 'node:net';
import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcRecord } from '@lectern/marc/marc-record';
import {
  type BerElement,
  constructed,
  integer,
  numberAt,
  primitive,
  readBer,
  text,
  UNIVERSAL,
} from './ber.ts';

/** What is wrong with the server. */
export type Z3950Mood =
  | 'well'
  | 'refuses sessions'
  | 'fails searches'
  | 'lies about the count'
  | 'sends half records'
  | 'sends half a message'
  | 'never ends'
  | 'is silent'
  | 'sends nonsense'
  | 'answers something else'
  | 'says more than was asked';

export interface TestZ3950Server {
  readonly port: number;
  mood: Z3950Mood;
  /** How often a session was opened, a search made, records presented. */
  readonly counts: { sessions: number; searches: number; presents: number };
  /** Ends all sessions, as servers do after a while. */
  endSessions(): void;
  close(): Promise<void>;
}

const TRUE = Buffer.of(0xff);
const FALSE = Buffer.of(0);

/** A server of Z39.50 for tests: searches find the records that have all words in their titles. */
export async function startZ3950Server(
  records: readonly { readonly title: string; readonly record: MarcRecord }[],
): Promise<TestZ3950Server> {
  const sockets = new Set<Socket>();
  const counts = { sessions: 0, searches: 0, presents: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let bytes = Buffer.alloc(0);
    let hits: typeof records = [];
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      for (let read = readBer(bytes); read; read = readBer(bytes)) {
        bytes = bytes.subarray(read.end);
        answer(read.element);
      }
    });

    function answer(message: BerElement): void {
      const { mood } = state;
      if (mood === 'is silent') return;
      if (mood === 'sends nonsense') return void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n');
      switch (message.tag) {
        case 20:
          counts.sessions++;
          return void socket.write(
            constructed(
              21,
              primitive(3, Buffer.of(5, 0xe0)),
              primitive(12, mood === 'refuses sessions' ? FALSE : TRUE),
            ),
          );
        case 22: {
          counts.searches++;
          const words = termsIn(message);
          hits = records.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
          const count = mood === 'lies about the count' ? 1_000_000 : hits.length;
          const isDone = primitive(22, mood === 'fails searches' ? FALSE : TRUE);
          const found = constructed(mood === 'answers something else' ? 25 : 23, integer(23, count), isDone);
          if (mood === 'never ends') {
            socket.write(Buffer.of(0xb7, 0x80));
            const more = () => socket.writable && socket.write(primitive(99, Buffer.alloc(64 * 1024)), more);
            return void more();
          }
          return void socket.write(
            mood === 'says more than was asked' ? Buffer.concat([found, found, found]) : found,
          );
        }
        case 24: {
          counts.presents++;
          const start = numberAt(message, 30) ?? 1;
          const page = hits.slice(start - 1, start - 1 + (numberAt(message, 29) ?? 1));
          const sent = constructed(25, constructed(28, ...page.map(({ record }) => recordOf(record, mood))));
          return void socket.write(
            mood === 'sends half a message' ? sent.subarray(0, sent.length - 20) : sent,
          );
        }
        default:
          socket.end();
      }
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const state: TestZ3950Server = {
    port: (server.address() as AddressInfo).port,
    mood: 'well',
    counts,
    endSessions() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      this.endSessions();
      await new Promise((closed) => server.close(closed));
    },
  };
  return state;
}

/** The words of a query, wherever they are in its tree. */
function termsIn(element: BerElement): string[] {
  const own = element.tag === 45 ? [element.bytes.toString('utf8').toLowerCase()] : [];
  return [...own, ...element.children.flatMap(termsIn)];
}

function recordOf(record: MarcRecord, mood: Z3950Mood): Buffer {
  const whole = Buffer.from(writeIso2709(record));
  const bytes = mood === 'sends half records' ? whole.subarray(0, 30) : whole;
  const external = constructed(UNIVERSAL.external, primitive(1, bytes));
  return constructed(UNIVERSAL.sequence, text(0, 'Default'), constructed(1, constructed(1, external)));
}
