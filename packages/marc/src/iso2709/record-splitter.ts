import type { MarcWarning } from '../marc-read-result.ts';
import { LEADER_LENGTH, RECORD_TERMINATOR, readNumber } from './directory.ts';

/** Records longer than this are rejected. ISO 2709 itself allows at most 99,999 bytes. */
export const MAX_ISO2709_BYTES = 5 * 1024 * 1024;

/** Bytes of a too large record that are kept, for the person who repairs the file. */
const SHOWN_OF_TOO_LARGE = 64 * 1024;

/** A stretch of the file that should be one record. */
export interface Piece {
  readonly raw: Buffer;
  readonly byteOffset: number;
  readonly warnings: MarcWarning[];
  readonly tooLarge: boolean;
}

/** Finds MARC leaders in the middle of other bytes. */
const LEADERS = /[0-9]{5}[a-z][a-z][a-z0-9 |#-].{2}2[2 ][0-9]{5}.{3}45/gs;
const LEADER_START = /^[0-9 ]{5}[a-z ]/;

const CR = 0x0d;
const LF = 0x0a;
const NUL = 0x00;
const SUBSTITUTE = 0x1a;
const SPACE = 0x20;

/**
 * Splits a stream of bytes into ISO 2709 records by their terminators. The record length in the leader is checked too:
 * it decides whether a terminator is inside a record. If it differs from the length found, the splitter looks for a
 * record that was cut off and has no terminator before the next record.
 */
export class RecordSplitter {
  private rest: Buffer = Buffer.alloc(0);
  private offset = 0;
  private skipping = false;

  /** Number of bytes kept until the end of their record arrives. */
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

  /** Adds a stretch whose length differs from its leader: it may contain junk or more than one record. */
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

/** Offsets at which leaders seem to begin; leaders do not overlap. */
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
 * The offset after the filler between records: line ends, fillers of old tape blocks, a byte order mark, and spaces
 * before a digit (other spaces may be the beginning of a leader).
 */
function skipFiller(bytes: Buffer, from: number): number {
  let at = from;
  if (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
  let byte = bytes[at];
  while (byte === CR || byte === LF || byte === NUL || byte === SUBSTITUTE) byte = bytes[++at];
  if (byte !== SPACE) return at;
  let afterSpaces = at;
  while (bytes[afterSpaces] === SPACE) afterSpaces++;
  const next = bytes[afterSpaces];
  if (next === undefined || next === CR || next === LF) return afterSpaces;
  return next >= 0x30 && next <= 0x39 ? afterSpaces : at;
}

/**
 * Whether the terminator before `end` is inside a record that continues to its declared length. Undefined if the bytes
 * needed to decide have not arrived.
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
