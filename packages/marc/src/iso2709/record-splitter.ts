import type { MarcWarning } from '../marc-read-result.ts';
import { LEADER_LENGTH, RECORD_TERMINATOR, readNumber } from './directory.ts';

/** Longer records than this are passed over; ISO 2709 itself ends at 99,999 bytes. */
export const MAX_ISO2709_BYTES = 5 * 1024 * 1024;

/** Of a record that is too large this much is shown to whoever looks after it. */
const SHOWN_OF_TOO_LARGE = 64 * 1024;

/** A stretch of the file that should be one record. */
export interface Piece {
  readonly raw: Buffer;
  readonly byteOffset: number;
  readonly warnings: MarcWarning[];
  readonly tooLarge: boolean;
}

/** What a MARC leader looks like well enough to find one in the middle of bytes. */
const LEADERS = /[0-9]{5}[a-z][a-z][a-z0-9 |#-].{2}2[2 ][0-9]{5}.{3}45/gs;
const LEADER_START = /^[0-9 ]{5}[a-z ]/;

const CR = 0x0d;
const LF = 0x0a;
const NUL = 0x00;
const SUBSTITUTE = 0x1a;
const SPACE = 0x20;

/**
 * Cuts a stream of bytes into ISO 2709 records by their terminators, with the leader's record length as a second
 * witness: it settles whether a terminator stands inside a record, and a difference makes us look for a record that
 * was cut off and is followed by the next without a terminator.
 */
export class RecordSplitter {
  private rest: Buffer = Buffer.alloc(0);
  private offset = 0;
  private skipping = false;

  /** Bytes that wait for the end of their record. */
  get pending(): number {
    return this.rest.length;
  }

  push(chunk: Uint8Array): Piece[] {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    return this.split(false);
  }

  finish(): Piece[] {
    return this.split(true);
  }

  private split(atEnd: boolean): Piece[] {
    const bytes = this.rest;
    const pieces: Piece[] = [];
    let at = 0;
    if (this.skipping) {
      const terminator = bytes.indexOf(RECORD_TERMINATOR);
      at = terminator < 0 ? bytes.length : terminator + 1;
      this.skipping = terminator < 0;
    }
    for (;;) {
      at = skipFiller(bytes, at);
      if (at >= bytes.length) break;
      const terminator = bytes.indexOf(RECORD_TERMINATOR, at);
      if (terminator < 0) {
        if (bytes.length - at > MAX_ISO2709_BYTES) {
          pieces.push(this.tooLarge(bytes, at));
          this.skipping = true;
          at = bytes.length;
        } else if (atEnd) {
          this.addDoubtful(pieces, bytes, at, bytes.length);
          at = bytes.length;
        }
        break;
      }
      const declared = readNumber(bytes, at, 5);
      let end = terminator + 1;
      if (declared === end - at) {
        pieces.push({
          raw: bytes.subarray(at, end),
          byteOffset: this.offset + at,
          warnings: [],
          tooLarge: false,
        });
      } else if (end - at > MAX_ISO2709_BYTES) {
        pieces.push(this.tooLarge(bytes, at));
      } else {
        if (declared > end - at) {
          const inside = isTerminatorInside(bytes, at, end, declared, atEnd);
          if (inside === undefined) break;
          if (inside) end = at + declared;
        }
        this.addDoubtful(pieces, bytes, at, end);
      }
      at = end;
    }
    this.rest = bytes.subarray(at);
    this.offset += at;
    return pieces;
  }

  /** A stretch whose length is not what its leader says: there may be junk, or more than one record, in it. */
  private addDoubtful(pieces: Piece[], bytes: Buffer, from: number, to: number): void {
    const text = bytes.toString('latin1', from, to);
    const starts = leaderStarts(text);
    const hasJunk = starts[0] !== undefined && starts[0] > 0 && !LEADER_START.test(text);
    if (!hasJunk && starts[0] !== 0) starts.unshift(0);
    starts.forEach((start, i) => {
      const end = starts[i + 1] ?? text.length;
      const raw = bytes.subarray(from + start, from + end);
      const warnings: MarcWarning[] = i === 0 && hasJunk ? ['skipped-bytes'] : [];
      const terminator = raw.indexOf(RECORD_TERMINATOR);
      if (terminator >= 0 && terminator < raw.length - 1) warnings.push('embedded-record-terminator');
      else if (terminator >= 0 && readNumber(raw, 0, 5) !== raw.length) warnings.push('record-length');
      pieces.push({ raw, byteOffset: this.offset + from + start, warnings, tooLarge: false });
    });
  }

  private tooLarge(bytes: Buffer, at: number): Piece {
    const raw = Buffer.from(bytes.subarray(at, at + SHOWN_OF_TOO_LARGE));
    return { raw, byteOffset: this.offset + at, warnings: [], tooLarge: true };
  }
}

/** Where leaders seem to begin, each with room for a whole leader before the next. */
function leaderStarts(text: string): number[] {
  const starts: number[] = [];
  let nextAllowed = 0;
  for (const { index } of text.matchAll(LEADERS)) {
    if (index < nextAllowed) continue;
    starts.push(index);
    nextAllowed = index + LEADER_LENGTH;
  }
  return starts;
}

/**
 * Passes over what stands between records: line ends, fillers of old tape blocks, spaces before a digit (a leader
 * may itself begin with five spaces), and a byte order mark.
 */
function skipFiller(bytes: Buffer, from: number): number {
  let at = from;
  if (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
  let byte = bytes[at];
  while (byte === CR || byte === LF || byte === NUL || byte === SUBSTITUTE) byte = bytes[++at];
  if (byte !== SPACE) return at;
  let past = at;
  while (bytes[past] === SPACE) past++;
  const next = bytes[past];
  if (next === undefined || next === CR || next === LF) return past;
  return next >= 0x30 && next <= 0x39 ? past : at;
}

/**
 * Whether the terminator before `end` stands inside a record that goes on to its declared length. Undefined while
 * the bytes that would tell have not come.
 */
function isTerminatorInside(
  bytes: Buffer,
  at: number,
  end: number,
  declared: number,
  atEnd: boolean,
): boolean | undefined {
  const next = skipFiller(bytes, end);
  if (next + LEADER_LENGTH > bytes.length && !atEnd) return undefined;
  if (LEADER_START.test(bytes.toString('latin1', next, next + LEADER_LENGTH)) || next >= bytes.length)
    return false;
  if (at + declared > bytes.length && !atEnd) return undefined;
  return bytes[at + declared - 1] === RECORD_TERMINATOR;
}
