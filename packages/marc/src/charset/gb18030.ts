import iconv from 'iconv-lite';

const HIGH = /[\x80-\xff]/;

/**
 * The Unicode text of GB18030 bytes, given as a string of byte values (latin-1). GB18030 contains GBK and GB2312, so
 * this decodes all three. No byte of a character is below 0x30, so text can be split at MARC's delimiters before.
 */
export function decodeGb18030(bytes: string): string {
  return HIGH.test(bytes) ? iconv.decode(Buffer.from(bytes, 'latin1'), 'gb18030') : bytes;
}

/**
 * GB18030 bytes of a text. U+E5E5, for private use, is the one character without bytes of its own (Encoding Standard,
 * section 10.2.2): iconv-lite would give those of U+F5F9, so a question mark is written.
 */
export function encodeGb18030(text: string): Buffer {
  return iconv.encode(text.replaceAll('\ue5e5', '?'), 'gb18030');
}
