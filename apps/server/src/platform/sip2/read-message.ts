import { checksumOf } from './checksum.ts';
import { type FixedParts, isMessageCode, MESSAGE_FORMS, type MessageCode } from './message-forms.ts';
import type { Sip2Encoding } from './sip2-encodings.ts';
import { decodeText } from './text-encodings.ts';

/** A message that was read. Fields keep their order within one code; unknown ones are kept too. */
export type SipMessage = { readonly [C in MessageCode]: MessageOf<C> }[MessageCode];

export interface MessageOf<C extends MessageCode> {
  readonly code: C;
  readonly fixed: FixedParts<C>;
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** The sequence number, one digit. */
  readonly sequence?: string;
  readonly checksum: ChecksumState;
}

export type ChecksumState = 'absent' | 'right' | 'wrong';

/** Why bytes are no message: no code that we know, or fewer characters than its parts of fixed length. */
export interface UnreadMessage {
  readonly fault: 'unknown-code' | 'too-short';
  readonly sequence?: string;
  readonly checksum: ChecksumState;
}

/**
 * Reads one message without its line end. What machines write otherwise than the standard is taken: fields in any order, empty or unknown
 * ones, a bar after the parts of fixed length, a last field without its bar, blanks and control characters around the message.
 */
export function readMessage(line: Uint8Array, encoding: Sip2Encoding): SipMessage | UnreadMessage {
  const { body, checksum } = splitChecksum(line);
  const text = trimEnds(decodeText(body, encoding));
  const found = /AY(\d)[|\s]*$/.exec(text);
  const frame = { ...(found?.[1] !== undefined && { sequence: found[1] }), checksum };
  const message = found ? text.slice(0, found.index) : text;
  const code = message.slice(0, 2);
  if (!isMessageCode(code)) return { fault: 'unknown-code', ...frame };
  const parts = readFixed(code, message);
  if (!parts) return { fault: 'too-short', ...frame };
  // The parts are those of the form of this code.
  return { code, fixed: parts.fixed, fields: readFields(parts.rest), ...frame } as unknown as SipMessage;
}

export function isUnread(message: SipMessage | UnreadMessage): message is UnreadMessage {
  return 'fault' in message;
}

/** The first value of a field; empty if it is absent. */
export function fieldOf({ fields }: Pick<SipMessage, 'fields'>, code: string): string {
  return fields.get(code)?.[0] ?? '';
}

function splitChecksum(line: Uint8Array): { readonly body: Uint8Array; readonly checksum: ChecksumState } {
  // Only the last bytes: a long line is not copied.
  const tailStart = Math.max(0, line.length - 16);
  const tail = decodeText(line.subarray(tailStart), 'latin1');
  const found = /AZ([0-9A-Fa-f]{4})[|\s]*$/.exec(tail);
  if (!found) return { body: line, checksum: 'absent' };
  const at = tailStart + found.index;
  const start = line.findIndex((byte) => byte > 0x20);
  const isRight = checksumOf(line.subarray(start, at + 2)) === found[1]?.toUpperCase();
  return { body: line.subarray(0, at), checksum: isRight ? 'right' : 'wrong' };
}

function trimEnds(text: string): string {
  return text.replace(/^[\s\0\ufeff]+/, '').replace(/(?<![\r\n\0])[\r\n\0]+$/, '');
}

function readFixed(code: MessageCode, message: string) {
  const fixed: Record<string, string> = {};
  let at = 2;
  for (const [name, width] of Object.entries(MESSAGE_FORMS[code].fixed)) {
    const part = message.slice(at, at + width);
    if (part.length < width || part.includes('|')) return undefined;
    fixed[name] = part;
    at += width;
  }
  return { fixed, rest: message.slice(at) };
}

function readFields(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const piece of text.split('|')) {
    const code = piece.slice(0, 2);
    if (!/^[A-Z][A-Z0-9]$/.test(code)) continue;
    const values = fields.get(code);
    if (values) values.push(piece.slice(2));
    else fields.set(code, [piece.slice(2)]);
  }
  return fields;
}
