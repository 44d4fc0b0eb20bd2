import { isAscii } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { countUtf8 } from '../charset/byte-evidence.ts';
import { judgeEncoding } from '../charset/judge-encoding.ts';
import { isUtf16 } from '../detect-format.ts';
import type { MarcEncoding } from '../marc-read-result.ts';

const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;
const DECLARATION_BYTES = 400;

/**
 * The name (as TextDecoder knows it) of the encoding that an XML document is in, judged from its first stretch: byte
 * order mark, what the caller says, what the bytes show, what the declaration says. MARC-8 does not exist in XML, so
 * the caller's word for it is not taken.
 */
export function judgeXmlEncoding(head: Buffer, told?: MarcEncoding): string {
  if (isUtf16(head)) return head[0] === 0xfe || head[0] === 0 ? 'utf-16be' : 'utf-16le';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (told && told !== 'marc-8') return told === 'gbk' ? 'gb18030' : told;
  const declared = declaredEncoding(head);
  if (isAscii(head)) return declared;
  const { good, bad } = countUtf8(head);
  // A character may be cut at the end of the stretch, hence one bad byte says nothing.
  if (bad <= 1 || good >= 4 * bad) return 'utf-8';
  if (declared !== 'utf-8') return declared;
  return judgeEncoding(head).encoding === 'gb18030' ? 'gb18030' : 'windows-1252';
}

/** A declaration of UTF-16 in bytes that are none is a leftover of a conversion. */
function declaredEncoding(head: Buffer): string {
  const label = DECLARED.exec(head.toString('latin1', 0, DECLARATION_BYTES))?.[1] ?? 'utf-8';
  try {
    const known = new TextDecoder(label).encoding;
    return known.startsWith('utf-16') ? 'utf-8' : known;
  } catch {
    return 'utf-8';
  }
}

/** Bytes that a text takes in the document's encoding; other encodings than Unicode's are counted as UTF-8. */
export function bytesOf(text: string, encoding: string): number {
  return encoding.startsWith('utf-16') ? text.length * 2 : Buffer.byteLength(text);
}
