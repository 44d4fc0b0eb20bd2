import { createLineSplitter } from '../../../platform/sip2/line-splitter.ts';
import type { MessageCode } from '../../../platform/sip2/message-forms.ts';
import { isUnread, type MessageOf, readMessage } from '../../../platform/sip2/read-message.ts';
import { type DraftMessage, writeMessage } from '../../../platform/sip2/write-message.ts';
import { Sip2Fault } from './sip2-fault.ts';
import type { Sip2Settings } from './sip2-settings.ts';
import { openSocket, type SocketPlace } from './sip2-socket.ts';

/** Longer than an answer that names many copies. */
const MOST_BYTES = 256 * 1024;
/** How often a message is sent again, or asked for again, before the connection is given up. */
const MOST_REPEATS = 2;

/** A connection to a library system. Its questions are asked one after the other. After a fault it is closed. */
export interface Sip2Connection {
  /** @throws Sip2Fault */
  ask<R extends MessageCode, C extends MessageCode>(
    request: DraftMessage<R>,
    answer: C,
  ): Promise<MessageOf<C>>;
  readonly isOpen: boolean;
  /** Whether the process stays alive for it. */
  hold(isHeld: boolean): void;
  close(): void;
}

type Framing = Pick<Sip2Settings, 'encoding' | 'checksums' | 'answerMs'>;

/** Connects, without signing in. @throws Sip2Fault */
export async function connectSip2(place: SocketPlace, framing: Framing): Promise<Sip2Connection> {
  const { encoding, checksums, answerMs } = framing;
  const socket = await openSocket(place, answerMs);
  const splitter = createLineSplitter(MOST_BYTES);
  const lines: Buffer[] = [];
  let wake: (() => void) | undefined;
  let fault: Sip2Fault | undefined;
  let sequence = 0;

  const fail = (why: Sip2Fault) => {
    fault ??= why;
    socket.destroy();
    wake?.();
  };
  socket.on('data', (chunk: Buffer) => {
    const more = splitter.push(chunk);
    if (!more) return fail(new Sip2Fault('garbled', 'a line does not end'));
    // Nothing was asked: what comes would be taken for the next answer.
    if (!wake) return fail(new Sip2Fault('garbled', 'an answer to nothing'));
    lines.push(...more);
    if (more.length > 0) wake();
  });
  socket.on('error', (error) => fail(new Sip2Fault('closed', error.message)));
  socket.on('close', () => fail(new Sip2Fault('closed', 'the connection was closed')));

  /** The next line of the answer. */
  async function nextLine(until: number): Promise<Buffer> {
    for (;;) {
      const line = lines.shift();
      if (line) return line;
      if (fault) throw fault;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(
          () => fail(new Sip2Fault('silent', 'no answer in time')),
          until - Date.now(),
        );
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async function converse(bytes: Buffer, code: MessageCode, own: string | undefined) {
    const until = Date.now() + answerMs;
    let repeats = 0;
    const repeat = (again: Buffer) => {
      if (repeats++ === MOST_REPEATS) throw new Sip2Fault('garbled', 'the answer cannot be read');
      socket.write(again);
    };
    socket.write(bytes);
    for (;;) {
      const message = readMessage(await nextLine(until), encoding);
      const isDamaged = isUnread(message) || (checksums === 'checked' && message.checksum === 'wrong');
      if (isDamaged) repeat(resend);
      else if (message.code === '96') repeat(bytes);
      // The late answer to a question that was asked twice.
      else if (checksums === 'checked' && message.sequence !== undefined && message.sequence !== own)
        continue;
      else if (message.code === code) return message;
      else throw new Sip2Fault('garbled', `${message.code} came instead of ${code}`);
    }
  }

  const resend = writeMessage({ code: '97', fixed: {}, fields: {} }, { encoding });

  return {
    get isOpen() {
      return fault === undefined;
    },
    async ask(request, answer) {
      if (fault) throw fault;
      const own = checksums === 'none' ? undefined : String(sequence);
      sequence = (sequence + 1) % 10;
      wake = () => undefined;
      try {
        const bytes = writeMessage(request, { encoding, sequence: own });
        return (await converse(bytes, answer, own)) as MessageOf<typeof answer>;
      } catch (error) {
        socket.destroy();
        fault ??= error instanceof Sip2Fault ? error : new Sip2Fault('garbled', 'a fault of ours');
        throw error;
      } finally {
        wake = undefined;
        if (lines.length > 0) fail(new Sip2Fault('garbled', 'more than one answer'));
      }
    },
    hold: (isHeld) => void (isHeld ? socket.ref() : socket.unref()),
    close: () => fail(new Sip2Fault('closed', 'closed by us')),
  };
}
