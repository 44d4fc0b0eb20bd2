import { isAscii } from 'node:buffer';
import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import {
  isSurelyUtf8,
  markedEncodingOf,
  markLengthOf,
  narrowEncodingOf,
  wideEncodingOf,
} from './guess-encoding.ts';
import { createStrictDecoder, type DecodedPart, type StrictDecoder } from './strict-decoder.ts';

/**
 * Decodes a file block by block, in the encoding that was chosen or in the one that its bytes speak for. As long as all bytes are of ASCII,
 * UTF-8, GB 18030 and Windows-1252 are the same, so the first bytes beyond it decide. No byte is replaced: what an encoding does not have
 * is a fault, and so is a chosen encoding that plainly is not that of the file.
 */
export function createTextDecoding(chosen?: TableEncoding) {
  let encoding: TableEncoding | undefined;
  let decoder: StrictDecoder | undefined;
  let carry: Uint8Array = new Uint8Array(0);
  let isAtStart = true;

  /** The text of the next block; `isLast` behind the last one, also without bytes. */
  function decode(block: Uint8Array, isLast = false): DecodedPart {
    let bytes = carry.length > 0 ? Buffer.concat([carry, block]) : block;
    if (isAtStart && bytes.length > 0) {
      isAtStart = false;
      const seen = markedEncodingOf(bytes) ?? wideEncodingOf(bytes);
      if (chosen && isAnother(seen, chosen, bytes.length)) return { text: '', fault: 'ENCODING' };
      encoding = chosen ?? seen;
      if (encoding) bytes = bytes.subarray(markLengthOf(bytes, encoding));
      if (isWide(encoding)) decoder = createStrictDecoder(encoding);
    }
    if (!decoder && !isAscii(bytes)) {
      if (chosen && chosen !== 'utf-8' && isSurelyUtf8(bytes)) return { text: '', fault: 'ENCODING' };
      encoding ??= narrowEncodingOf(bytes);
      decoder = createStrictDecoder(encoding);
    }
    const length = isLast ? bytes.length : wholeLength(bytes);
    carry = bytes.subarray(length);
    const whole = bytes.subarray(0, length);
    return decoder ? decoder.decode(whole, isLast) : { text: Buffer.from(whole).toString('latin1') };
  }

  return {
    decode,
    /** UTF-8 also for a file of ASCII. */
    get encoding(): TableEncoding {
      return encoding ?? chosen ?? 'utf-8';
    },
  };
}

function isAnother(seen: TableEncoding | undefined, chosen: TableEncoding, length: number): boolean {
  // A file of a few characters need not have one of ASCII.
  return seen ? seen !== chosen : isWide(chosen) && length > 64;
}

function isWide(encoding: TableEncoding | undefined): encoding is 'utf-16le' | 'utf-16be' {
  return encoding === 'utf-16le' || encoding === 'utf-16be';
}

/**
 * How many of the bytes end with a whole character, so that a fault can be found in a block by itself: in encodings of single bytes those
 * below 0x30 are characters of their own. The decoder would also take a block that is cut elsewhere.
 */
function wholeLength(bytes: Uint8Array): number {
  let length = bytes.length;
  while (length > 0 && (bytes[length - 1] ?? 0) >= 0x30) length--;
  return length > 0 ? length : bytes.length;
}
