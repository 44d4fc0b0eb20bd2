import type { MarcFormat } from './marc-read-result.ts';
import type { NotMarcKind } from './not-marc-error.ts';

/** The MARC format of a file, or the kind of file that it is instead. */
export type DetectedFormat = { readonly format: MarcFormat } | { readonly found: NotMarcKind };

/** Number of bytes that `detectFormat` needs from the beginning of a file. */
export const DETECTION_BYTES = 8192;

/** First bytes of common file types other than MARC, as latin-1. */
const SIGNATURES: readonly (readonly [prefix: string, kind: NotMarcKind])[] = [
  ['%PDF', 'pdf'],
  ['PK\x03\x04', 'zip'],
  ['\x1f\x8b', 'gzip'],
  ['\xfd7zXZ\x00', 'xz'],
  ['BZh', 'bzip2'],
  ['\x28\xb5\x2f\xfd', 'zstd'],
  ['7z\xbc\xaf\x27\x1c', '7z'],
  ['Rar!', 'rar'],
  ['SQLite format 3\x00', 'sqlite'],
  ['\xd0\xcf\x11\xe0', 'ms-office'],
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
];

const LEADER_AT_START = /^[0-9 ]{5}[\x20-\x7e]{7}[0-9 ]{5}[\x20-\x7e]{7}/;
const LEADER_ANYWHERE = /[0-9]{5}[a-z][a-z][a-z0-9 |#-].{2}2[2 ][0-9]{5}.{3}45/s;
const MARC_DELIMITERS = ['\x1d', '\x1e', '\x1f'];

/** The format of a file, detected from its first `DETECTION_BYTES` bytes. */
export function detectFormat(head: Buffer): DetectedFormat {
  const text = head.toString('latin1');
  for (const [prefix, found] of SIGNATURES) if (text.startsWith(prefix)) return { found };
  if (isUtf16(head))
    return detectText(
      head.toString(head[0] === 0xfe || head[0] === 0 ? 'latin1' : 'utf16le').replaceAll('\0', ''),
    );
  const content = text.replace(/^\xef\xbb\xbf/, '').replace(/^[\s\p{Cc}]*\p{Cc}/u, '');
  if (content.trim() === '') return { found: 'empty' };
  if (LEADER_AT_START.test(content)) return { format: 'iso2709' };
  const trimmed = content.trimStart();
  if (LEADER_AT_START.test(trimmed)) return { format: 'iso2709' };
  if (trimmed.startsWith('<')) return detectText(trimmed);
  if (LEADER_ANYWHERE.test(content) && MARC_DELIMITERS.some((delimiter) => content.includes(delimiter)))
    return { format: 'iso2709' };
  return head.some(isBinaryControl) ? { found: 'unknown binary' } : detectText(trimmed);
}

/** Whether the byte is a control character that text files do not have. Escape is allowed: MARC-8 uses it. */
function isBinaryControl(byte: number): boolean {
  return byte < 0x07 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);
}

/** Whether the file is UTF-16: it has a byte order mark, or begins with the `<` of XML and a zero byte. */
export function isUtf16(head: Uint8Array): boolean {
  const [first, second] = head;
  return (
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (first === 0x3c && second === 0) ||
    (first === 0 && second === 0x3c)
  );
}

function detectText(text: string): DetectedFormat {
  const start = text.slice(0, 1024).replace(/^[^\x21-\x7e]+/, '');
  if (start.startsWith('<'))
    return /<!doctype\s+html|<html[\s>]/i.test(start) ? { found: 'html' } : { format: 'marcxml' };
  if (/^[[{]/.test(start)) return { found: 'json' };
  if (/^=LDR/i.test(start)) return { found: 'marc-text' };
  return { found: isTable(text) ? 'csv' : 'text' };
}

/** Whether the text is a table: the second line has at least as many columns as the first. */
function isTable(text: string): boolean {
  const [first, second] = text.split(/\r?\n/, 2);
  if (!first || !second) return false;
  return [',', ';', '\t'].some((separator) => {
    const columns = first.split(separator).length;
    return columns > 1 && second.split(separator).length >= columns;
  });
}
