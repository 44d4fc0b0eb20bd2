import { SourceFaultError } from '../source-fault-error.ts';

const MAX_CHARSET = /^[A-Za-z0-9_.:-]{1,40}$/;

/**
 * The text of an answer: in the charset of its content type, else in that of its XML declaration, else in UTF-8. A body that is not of its
 * charset is refused, because mangled titles would be kept and shown. @throws SourceFaultError (CHARSET)
 */
export function decodeBody(body: Uint8Array, contentType: string): string {
  const charset = charsetIn(contentType) ?? charsetOfXml(body) ?? 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    throw new SourceFaultError('CHARSET', `the answer is not ${charset}`);
  }
}

/** The charset of a media type (RFC 9110, section 8.3); undefined if it names none. */
function charsetIn(contentType: string): string | undefined {
  for (const parameter of contentType.split(';').slice(1)) {
    const [name = '', value = ''] = parameter.split('=');
    if (name.trim().toLowerCase() !== 'charset') continue;
    const charset = value.trim().replaceAll('"', '');
    return MAX_CHARSET.test(charset) ? charset : 'utf-8';
  }
  return undefined;
}

/** The charset of an XML declaration (XML 1.0, section 4.3.3). */
function charsetOfXml(body: Uint8Array): string | undefined {
  const start = String.fromCharCode(...body.subarray(0, 200));
  if (!start.startsWith('<?xml')) return undefined;
  const declaration = start.slice(0, start.indexOf('?>'));
  return /encoding\s{0,9}=\s{0,9}["']([A-Za-z0-9_.:-]{1,40})["']/.exec(declaration)?.[1];
}
