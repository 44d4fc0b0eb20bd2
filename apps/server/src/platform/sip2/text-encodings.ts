import { encodeGb18030 } from '@lectern/marc/charset/gb18030';
import type { Sip2Encoding } from './sip2-encodings.ts';

/** The bytes as text. Bytes that are none in the encoding become U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: Sip2Encoding): string {
  if (encoding === 'latin1')
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return DECODERS[encoding].decode(bytes);
}

/** The text as bytes. A character that the encoding does not have becomes a question mark. */
export function encodeText(text: string, encoding: Sip2Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  if (encoding === 'latin1') {
    const known = Array.from(text.normalize('NFC'), (character) =>
      character.codePointAt(0)! <= 0xff ? character : '?',
    );
    return Buffer.from(known.join(''), 'latin1');
  }
  return encodeGb18030(text);
}

const DECODERS = {
  'utf-8': new TextDecoder('utf-8', { ignoreBOM: true }),
  gb18030: new TextDecoder('gb18030'),
} as const;
