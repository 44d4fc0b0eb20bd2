import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';

const MARKS: readonly (readonly [encoding: TableEncoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The encoding that the byte order mark of a file names; undefined without one. */
export function markedEncodingOf(start: Uint8Array): TableEncoding | undefined {
  return MARKS.find(([, mark]) => mark.every((byte, at) => start[at] === byte))?.[0];
}

/** How many bytes the mark of a file in an encoding has, 0 without one. */
export function markLengthOf(start: Uint8Array, encoding: TableEncoding): number {
  return markedEncodingOf(start) === encoding ? (encoding === 'utf-8' ? 3 : 2) : 0;
}

/**
 * UTF-16 by the zeros of its bytes; undefined for other texts. It has a zero in each letter and digit of ASCII, and a table has these in the
 * names of its columns, its separators and line ends.
 */
export function wideEncodingOf(start: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  let [even, odd] = [0, 0];
  for (let at = 0; at < start.length; at++) {
    if (start[at] !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  if (even + odd < start.length / 20 || even + odd === 0) return undefined;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

/**
 * The encoding that bytes speak for which are not all of ASCII: UTF-8 where they are valid, or are mostly and so are UTF-8 that is broken;
 * GB 18030 where they are valid and mostly common Chinese characters, else Windows-1252 (Latin-1 with more characters).
 */
export function narrowEncodingOf(bytes: Uint8Array): TableEncoding {
  if (isValid(bytes, 'utf-8') || isMostlyUtf8(bytes)) return 'utf-8';
  return isValid(bytes, 'gb18030') && isMostlyChinese(bytes) ? 'gb18030' : 'windows-1252';
}

/** So many characters of more than one byte are not valid UTF-8 by chance. */
const ENOUGH_CHARACTERS = 4;

/** Whether bytes are UTF-8 beyond doubt, so that they cannot be read in another encoding that somebody chose. */
export function isSurelyUtf8(bytes: Uint8Array): boolean {
  return isMostlyUtf8(bytes) && isValid(bytes, 'utf-8');
}

const UTF8_CHARACTERS =
  /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g;

/** Whether most bytes beyond ASCII are characters of UTF-8. In Windows-1252 nearly none are, in Chinese of GB 18030 one in seven. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let [characters, strays] = [0, 0];
  for (const [found] of Buffer.from(bytes).toString('latin1').matchAll(UTF8_CHARACTERS))
    if (found.length > 1) characters++;
    else strays++;
  return characters >= ENOUGH_CHARACTERS && characters > strays;
}

function isValid(bytes: Uint8Array, encoding: TableEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether bytes that are valid GB 18030 are Chinese and not accented letters with the letter behind each: "ü" and "l" of "Müller" are the
 * rare character 黮. Common characters (GB 2312) have two bytes of the upper half, an accented letter mostly stands alone.
 */
function isMostlyChinese(bytes: Uint8Array): boolean {
  let [common, rare] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    if ((bytes[at] ?? 0) >= 0xa1 && (bytes[at + 1] ?? 0) >= 0xa1) common++;
    else rare++;
    at++;
  }
  return common > rare;
}
