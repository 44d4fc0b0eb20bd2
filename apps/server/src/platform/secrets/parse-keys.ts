import { KEY_BYTES, type SecretKey, secretKey } from './seal.ts';
import { SecretError } from './secret-error.ts';

const BASE64 = /^[A-Za-z0-9+/_-]{42,44}={0,2}$/;

/** Keys in base64 with commas, spaces or lines between them, the current one first. @throws SecretError that names `source` */
export function parseKeys(text: string, source: string): readonly SecretKey[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0) throw new SecretError(`${source} has no key.`);
  return words.map((word, at) => {
    const bytes = Buffer.from(word, 'base64');
    if (!BASE64.test(word) || bytes.length !== KEY_BYTES)
      throw new SecretError(
        `${source}: key ${at + 1} is not ${KEY_BYTES} bytes in base64 (openssl rand -base64 ${KEY_BYTES}).`,
      );
    return secretKey(bytes);
  });
}
