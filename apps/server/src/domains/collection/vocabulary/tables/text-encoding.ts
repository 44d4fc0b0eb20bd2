import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';

/** A text and how it was written. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TableEncoding;
}

const MARKS: readonly (readonly [TableEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** So many bytes show whether a text is in UTF-16. */
const SAMPLE_BYTES = 4096;

/** The text of a file, in this encoding or in the one that its bytes speak for. A byte order mark is left out. */
export function decodeText(file: Buffer, chosen?: TableEncoding): DecodedText {
  const encoding = chosen ?? encodingOf(file);
  return { text: new TextDecoder(encoding).decode(file), encoding };
}

function encodingOf(file: Buffer): TableEncoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => file[at] === byte));
  if (marked) return marked[0];
  const wide = wideEncodingOf(file.subarray(0, SAMPLE_BYTES));
  if (wide) return wide;
  if (isValid(file, 'utf-8')) return 'utf-8';
  return isValid(file, 'gb18030') && isMostlyChinese(file) ? 'gb18030' : 'windows-1252';
}

/** UTF-16 has a zero in each letter and digit of ASCII, and a table has these in its commas and line ends at least. */
function wideEncodingOf(sample: Buffer): TableEncoding | undefined {
  let [even, odd] = [0, 0];
  for (let at = 0; at < sample.length; at++) {
    if (sample[at] !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  if (even + odd < sample.length / 20) return undefined;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

function isValid(file: Buffer, encoding: TableEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(file);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether bytes that are valid GB 18030 are Chinese and not accented letters of Windows-1252 with the letter behind each: "ü" and "l" of
 * "Müller" are the rare character 黮. Common characters (GB 2312) have two bytes of the upper half, an accented letter mostly stands alone.
 */
function isMostlyChinese(file: Buffer): boolean {
  let [common, rare] = [0, 0];
  for (let at = 0; at < file.length; at++) {
    if ((file[at] ?? 0) < 0x80) continue;
    if ((file[at] ?? 0) >= 0xa1 && (file[at + 1] ?? 0) >= 0xa1) common++;
    else rare++;
    at++;
  }
  return common > rare;
}
