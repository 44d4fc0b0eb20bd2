/** First bytes of other kinds of files, as Latin-1. */
const SIGNATURES: readonly (readonly [start: string, kind: string])[] = [
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['%PDF', 'pdf'],
  ['\x1f\x8b', 'gzip'],
  ['\xd0\xcf\x11\xe0', 'ms-office'],
  ['BZh', 'bzip2'],
  ['\xfd7zXZ\x00', 'xz'],
  ['\x28\xb5\x2f\xfd', 'zstd'],
  ['7z\xbc\xaf\x27\x1c', '7z'],
  ['Rar!', 'rar'],
  ['SQLite format 3\x00', 'sqlite'],
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
];

/** First characters of texts that are no tables. */
const TEXTS: readonly (readonly [start: RegExp, kind: string])[] = [
  [/^<(?:!doctype html|html|head|body)/i, 'html'],
  [/^</, 'xml'],
  [/^[{[]/, 'json'],
];

/** The kind of a file that is no table by its first bytes, such as `zip` (also XLSX), `pdf`, `html` or `json`; undefined for others. */
export function otherKindOf(start: Uint8Array): string | undefined {
  const bytes = Buffer.from(start.buffer, start.byteOffset, Math.min(start.length, 1024)).toString('latin1');
  const found = SIGNATURES.find(([signature]) => bytes.startsWith(signature));
  if (found) return found[1];
  // Without the byte order mark and the zeros of UTF-16.
  const text = bytes
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .trimStart();
  return TEXTS.find(([beginning]) => beginning.test(text))?.[1];
}

/** Some texts have broken characters, and an end of file of DOS. */
const MOST_CONTROLS = 8;

/** Whether bytes that are not in UTF-16 have more control characters than a text that somebody wrote. */
export function isBinary(start: Uint8Array): boolean {
  let controls = 0;
  for (const byte of start) if (byte < 0x07 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b)) controls++;
  return controls > MOST_CONTROLS + start.length / 100;
}
