import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { decodeWindows1252 } from './windows-1252.ts';

/** The text of some bytes. If there is a fault, the text ends before it; CUT is the end of the file in the middle of a character. */
export interface DecodedPart {
  readonly text: string;
  readonly fault?: 'ENCODING' | 'CUT';
}

export interface StrictDecoder {
  decode(bytes: Uint8Array, isLast: boolean): DecodedPart;
}

/** A decoder of blocks that replaces nothing, and says how far a block is text. */
export function createStrictDecoder(encoding: TableEncoding): StrictDecoder {
  if (encoding === 'windows-1252')
    return { decode: (bytes) => partOf(bytes, decodeWindows1252(bytes), decodeWindows1252) };
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  return {
    decode(bytes, isLast) {
      const text = tried(() => decoder.decode(bytes, { stream: true }));
      const part = partOf(bytes, text, (start) => beginningOf(start, encoding));
      if (part.fault || !isLast) return part;
      return tried(() => decoder.decode()) === undefined ? { ...part, fault: 'CUT' } : part;
    },
  };
}

/** The part of a block that is text, found by halving: the beginning of a text is always a text. */
function partOf(
  bytes: Uint8Array,
  text: string | undefined,
  read: (start: Uint8Array) => string | undefined,
): DecodedPart {
  if (text !== undefined) return { text };
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (read(bytes.subarray(0, middle)) === undefined) bad = middle;
    else good = middle;
  }
  return { text: read(bytes.subarray(0, good)) ?? '', fault: 'ENCODING' };
}

/** The text of bytes whose last character need not be whole; undefined if they are no beginning of a text. */
function beginningOf(bytes: Uint8Array, encoding: TableEncoding): string | undefined {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  return tried(() => decoder.decode(bytes, { stream: true }));
}

function tried(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
