import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** How the server behaves: `well`, or with one of the usual failures. Numbers are answers to a recipient. */
export type MailMood = 'well' | 'closes' | 'silent' | 'hangs' | 451 | 550;

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Whether the connection was encrypted, and who signed in. */
  readonly secure: boolean;
  readonly user: string;
  /** As it came over the wire. */
  readonly source: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** An SMTP server on this machine. */
export interface MailServer {
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  /** Recipients that were named so far, also those that were refused. */
  readonly attempts: readonly string[];
  /** Connections that were opened so far. */
  readonly connections: number;
  mood: MailMood;
  /** Called with each mail that was received. */
  onMail?: (mail: ReceivedMail) => void;
  /** Ends the connections that are open, as servers do with unused ones. */
  closeConnections(): void;
  close(): Promise<void>;
}

/** Starts a server that lets `reader:right` sign in and keeps what it gets. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const attempts: string[] = [];
  let opened = 0;
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 1,
    ...options,
    onAuth({ username, password }, _session, done) {
      if (username === 'reader' && password === 'right') done(null, { user: username });
      else done(failure(535));
    },
    onConnect(session, done) {
      opened += 1;
      if (received.mood === 'silent') return;
      if (received.mood === 'closes') {
        for (const one of server.connections) if (one.id === session.id) one._socket.destroy();
        return;
      }
      done();
    },
    onRcptTo({ address }, _session, done) {
      attempts.push(address);
      done(typeof received.mood === 'number' ? failure(received.mood) : null);
    },
    onData(stream, session, done) {
      void text(stream).then((source) => {
        if (received.mood === 'hangs') return;
        const { mailFrom, rcptTo } = session.envelope;
        const mail: ReceivedMail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          secure: session.secure,
          user: String(session.user ?? ''),
          source,
          subject: decodeWords(headerOf(source, 'Subject')),
          text: partOf(source, 'text/plain'),
          html: partOf(source, 'text/html'),
        };
        mails.push(mail);
        received.onMail?.(mail);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const received: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    mails,
    attempts,
    get connections() {
      return opened;
    },
    mood: 'well',
    closeConnections() {
      for (const { _socket } of server.connections) _socket.destroy();
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return received;
}

function failure(responseCode: number): Error {
  // As servers do, the answer repeats the recipient.
  return Object.assign(new Error('<reader@example.org> is refused'), { responseCode });
}

function headerOf(source: string, name: string): string {
  const unfolded = source.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

/** Reads encoded words (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    );
}

/** The decoded part of a mail that has a type. */
function partOf(source: string, type: string): string {
  const part = source
    .split(/\r\n--[^\r\n]+/)
    .find((one) => one.slice(0, 200).includes(`Content-Type: ${type}`));
  if (part === undefined) return '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n').trim();
  const encoding = /Content-Transfer-Encoding: ([\w-]+)/i.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString();
  return encoding === 'quoted-printable' ? quoted(content.replace(/=\r\n/g, '')) : content;
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
