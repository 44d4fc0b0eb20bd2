import { isAscii } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { countUtf8 } from '../charset/byte-evidence.ts';
import { judgeEncoding } from '../charset/judge-encoding.ts';
import { isUtf16 } from '../detect-format.ts';
import type { MarcEncoding } from '../marc-read-result.ts';

const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;
const DECLARATION_BYTES = 400;

/**
 * The encoding of an XML document, as a label of TextDecoder, judged from its first bytes. In this order: byte order
 * mark, the encoding that the caller names, the bytes, the XML declaration. MARC-8 does not exist in XML, so `marc-8`
 * from the caller is ignored.
 */
export function judgeXmlEncoding(head: Buffer, named?: MarcEncoding): string {
  if (isUtf16(head)) return head[0] === 0xfe || head[0] === 0 ? 'utf-16be' : 'utf-16le';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (named && named !== 'marc-8') return named === 'gbk' ? 'gb18030' : named;
  const declared = declaredEncoding(head);
  if (isAscii(head)) return declared;
  const { good, bad } = countUtf8(head);
  // The last character of `head` may be cut, so one bad byte is allowed.
  if (bad <= 1 || good >= 4 * bad) return 'utf-8';
  if (declared !== 'utf-8') return declared;
  return judgeEncoding(head).encoding === 'gb18030' ? 'gb18030' : 'windows-1252';
}

/** The declared encoding; UTF-8 if it is unknown, or if it is UTF-16 (`head` is not: the file was converted). */
function declaredEncoding(head: Buffer): string {
  const label = DECLARED.exec(head.toString('latin1', 0, DECLARATION_BYTES))?.[1] ?? 'utf-8';
  try {
    const known = new TextDecoder(label).encoding;
    return known.startsWith('utf-16') ? 'utf-8' : known;
  } catch {
    return 'utf-8';
  }
}

/** Number of bytes that a text takes in UTF-16 or else in UTF-8, also for encodings other than Unicode. */
export function bytesOf(text: string, encoding: string): number {
  return encoding.startsWith('utf-16') ? text.length * 2 : Buffer.byteLength(text);
}
