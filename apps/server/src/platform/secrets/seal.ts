import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_LENGTH = 12;

/** A key of 32 bytes with its id, which tells keys apart and says nothing about their bytes. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Buffer;
}

export function secretKey(bytes: Buffer): SecretKey {
  const id = createHmac('sha256', bytes).update('id of a key of secrets').digest('hex').slice(0, ID_LENGTH);
  return { id, bytes };
}

export function newSecretKey(): SecretKey {
  return secretKey(randomBytes(KEY_BYTES));
}

/** Seals a text by AES-256-GCM. It opens only with the same key and the same `place`. Base64 of nonce, tag and ciphertext. */
export function seal({ bytes }: SecretKey, place: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text that was sealed; undefined if the key or the place is another one, or the bytes were changed. */
export function unseal({ bytes }: SecretKey, place: string, sealed: string): string | undefined {
  const all = Buffer.from(sealed, 'base64');
  if (all.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, bytes, all.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(all.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** A keyed digest (HMAC-SHA256) of a text at a place, in base64. Without the key, nobody can try short texts against it. */
export function keyedDigest({ bytes }: SecretKey, place: string, text: string): string {
  const key = createHmac('sha256', bytes).update('key of digests').digest();
  return createHmac('sha256', key)
    .update(JSON.stringify([place, text]))
    .digest('base64');
}
