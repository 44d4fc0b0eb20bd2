import { isAnselByte } from './marc8-sets.ts';

const ESCAPE = 0x1b;
const DESIGNATOR = new RegExp(`${String.fromCharCode(ESCAPE)}(?:\\$[(),-]?1|[(),-]!?[BE345NQS12]|[gbps])`);

/** Counts for UTF-8: `good` multi-byte characters, and `bad` bytes that are not part of a character. */
export function countUtf8(bytes: Uint8Array): { good: number; bad: number } {
  let good = 0;
  let bad = 0;
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const trail =
      lead >= 0xc2 && lead <= 0xdf
        ? 1
        : lead >= 0xe0 && lead <= 0xef
          ? 2
          : lead >= 0xf0 && lead <= 0xf4
            ? 3
            : 0;
    let seen = 0;
    while (seen < trail && (bytes[at + 1 + seen]! & 0xc0) === 0x80) seen++;
    if (trail > 0 && seen === trail) good++;
    else bad++;
    at += 1 + seen;
  }
  return { good, bad };
}

/**
 * Counts for GB18030: `common` pairs of two high bytes (the rows of GB2312), `rare` characters that GBK and GB18030
 * added, and `bad` bytes that do not begin a character.
 */
export function countGb18030(bytes: Uint8Array): { common: number; rare: number; bad: number } {
  let common = 0;
  let rare = 0;
  let bad = 0;
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const second = bytes[at + 1] ?? 0;
    if (lead === 0x80 || lead === 0xff) {
      bad++;
      at++;
    } else if (second >= 0xa1 && second <= 0xfe) {
      if (lead >= 0xa1) common++;
      else rare++;
      at += 2;
    } else if (second >= 0x40 && second !== 0x7f && second < 0xa1) {
      rare++;
      at += 2;
    } else if (second >= 0x30 && second <= 0x39 && isFourByteTail(bytes, at)) {
      rare++;
      at += 4;
    } else {
      bad++;
      at++;
    }
  }
  return { common, rare, bad };
}

function isFourByteTail(bytes: Uint8Array, at: number): boolean {
  const third = bytes[at + 2] ?? 0;
  const fourth = bytes[at + 3] ?? 0;
  return third >= 0x81 && third <= 0xfe && fourth >= 0x30 && fourth <= 0x39;
}

/** Number of high bytes that are not in ANSEL, the default set of MARC-8. */
export function countNotMarc8(bytes: Uint8Array): number {
  let bad = 0;
  for (const byte of bytes) if (byte >= 0x80 && !isAnselByte(byte)) bad++;
  return bad;
}

/** Whether the bytes contain a MARC-8 escape sequence. */
export function hasMarc8Escape(bytes: Buffer): boolean {
  return bytes.includes(ESCAPE) && DESIGNATOR.test(bytes.toString('latin1'));
}
