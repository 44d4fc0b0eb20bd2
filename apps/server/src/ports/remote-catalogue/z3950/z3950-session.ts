import { createConnection, type Socket } from 'node:net';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import { type BerElement, BerFault, readBer } from './ber.ts';
import {
  closeRequest,
  diagnosticOf,
  hitCount,
  initRequest,
  isAccepted,
  MESSAGE,
  presentRequest,
  type RecordSyntax,
  recordsOf,
  searchRequest,
} from './messages.ts';

export interface SessionLimits {
  /** For each answer, from the first byte of its request. */
  readonly timeoutMs: number;
  /** Of each answer. */
  readonly maxBytes: number;
}

/** A session with a server of Z39.50, with one result set. All of it throws OutsideError, and then the session is over. */
export interface Z3950Session {
  /** Makes the result set of a search; answers the number of hits. */
  search(database: string, terms: readonly string[], use: number, isNumber: boolean): Promise<number>;
  /** The bytes of records of the result set. */
  present(start: number, count: number, syntax: RecordSyntax): Promise<readonly Buffer[]>;
  /** False after a fault, and when the server has ended it. */
  isOpen(): boolean;
  close(): void;
}

interface Waiting {
  readonly tag: number;
  resolve(element: BerElement): void;
  reject(error: OutsideError): void;
}

/** Opens a session at an address that was checked before (`resolveOutside`). @throws OutsideError */
export async function openSession(
  place: { readonly address: string; readonly port: number },
  limits: SessionLimits,
): Promise<Z3950Session> {
  const socket = createConnection({ host: place.address, port: place.port });
  socket.setNoDelay(true);
  const ask = conversation(socket, limits);
  const init = await ask(initRequest(), MESSAGE.initResponse);
  if (!isAccepted(init)) {
    socket.destroy();
    throw new OutsideError('unreadable', 'the server opens no session');
  }
  return {
    async search(database, terms, use, isNumber) {
      const answer = await ask(searchRequest(database, terms, use, isNumber), MESSAGE.searchResponse);
      const count = hitCount(answer);
      if (count === undefined)
        throw new OutsideError(
          'unreadable',
          `the search failed, diagnostic ${diagnosticOf(answer) ?? 'none'}`,
        );
      return count;
    },
    async present(start, count, syntax) {
      const answer = await ask(presentRequest(start, count, syntax), MESSAGE.presentResponse);
      const diagnostic = diagnosticOf(answer);
      if (diagnostic !== undefined)
        throw new OutsideError('unreadable', `no records, diagnostic ${diagnostic}`);
      return recordsOf(answer);
    },
    isOpen: () => socket.writable && !socket.destroyed,
    close() {
      if (socket.writable) socket.end(closeRequest());
      // A server that keeps its side open is not waited for.
      socket.setTimeout(1000, () => socket.destroy());
    },
  };
}

/** Sends one request after another and answers the message that comes back for each. */
function conversation(socket: Socket, { timeoutMs, maxBytes }: SessionLimits) {
  let waiting: Waiting | undefined;
  let chunks: Buffer[] = [];
  let bytes = 0;
  /** How many bytes there must be before it is worth reading them again. */
  let worthReading = 0;

  function fail(error: OutsideError): void {
    socket.destroy();
    const failed = waiting;
    waiting = undefined;
    failed?.reject(error);
  }

  /** @throws OutsideError, BerFault */
  function take(chunk: Buffer): void {
    chunks.push(chunk);
    bytes += chunk.length;
    // What nobody asked for is no answer.
    if (!waiting) throw new OutsideError('unreadable', 'a message that was not asked for');
    if (bytes > maxBytes) throw new OutsideError('unreadable', `an answer larger than ${maxBytes} bytes`);
    if (bytes < worthReading) return;
    const all = Buffer.concat(chunks);
    if (!isMessage(all)) throw new OutsideError('unreadable', 'no message of Z39.50');
    const read = readBer(all);
    chunks = [all];
    if (!read) {
      // An answer that comes in many small pieces is read again only when it has grown by half.
      worthReading = neededBytes(all) ?? Math.ceil(bytes * 1.5);
      return;
    }
    const { tag, resolve } = waiting;
    chunks = [all.subarray(read.end)];
    bytes = all.length - read.end;
    worthReading = 0;
    if (read.element.tag !== tag)
      throw new OutsideError('unreadable', `message ${read.element.tag} in the place of ${tag}`);
    waiting = undefined;
    resolve(read.element);
  }

  socket.on('data', (chunk: Buffer) => {
    try {
      take(chunk);
    } catch (error) {
      if (error instanceof OutsideError) fail(error);
      else if (error instanceof BerFault) fail(new OutsideError('unreadable', error.message));
      else throw error;
    }
  });
  socket.on('error', (error: NodeJS.ErrnoException) =>
    fail(new OutsideError('unreachable', error.code ?? 'connection failed')),
  );
  socket.on('close', () => fail(new OutsideError('unreachable', 'the server ended the session')));

  return function ask(request: Buffer, tag: number): Promise<BerElement> {
    return new Promise((resolve, reject) => {
      if (socket.destroyed) return reject(new OutsideError('unreachable', 'the session is over'));
      const timer = setTimeout(
        () => fail(new OutsideError('timeout', 'no complete answer in time')),
        timeoutMs,
      );
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          settle(value);
        };
      waiting = { tag, resolve: settled(resolve), reject: settled(reject) };
      socket.write(request);
    });
  };
}

/** Whether bytes begin as a message does: a constructed element with a context tag. */
function isMessage(bytes: Buffer): boolean {
  return ((bytes[0] ?? 0) & 0b1110_0000) === 0b1010_0000;
}

/** The bytes of a message whose length is given at its start; undefined where it is not. */
function neededBytes(bytes: Buffer): number | undefined {
  const lengthAt = (bytes[0] ?? 0) % 32 === 31 ? 2 : 1;
  const first = bytes[lengthAt];
  if (first === undefined || first <= 0x80) return undefined;
  const count = first & 0x7f;
  if (lengthAt + 1 + count > bytes.length || count > 4) return undefined;
  return lengthAt + 1 + count + bytes.readUIntBE(lengthAt + 1, count);
}
