import { bytesToHex, hexToBytes } from '@noble/ciphers/utils.js';
import DES from 'des.js/lib/des/des.js';

/**
 * The password transport of the specification: DES, ECB, PKCS7, hex, with one fixed key that every client knows
 * (document 1, section 5). It is for compatibility only. Passwords are protected by TLS in transit and by argon2id at
 * rest.
 */
export const WIRE_KEY = 'lectern1';

const key = new TextEncoder().encode(WIRE_KEY);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The password encrypted, as hex text: 16 digits for each 8 bytes. */
export function encryptWirePassword(plain: string): string {
  const bytes = new TextEncoder().encode(plain);
  return bytesToHex(Uint8Array.from(DES.create({ type: 'encrypt', key }).final(bytes)));
}

/** The plain password of an encrypted one; undefined if the text was not encrypted with this cipher. */
export function decryptWirePassword(hex: string): string | undefined {
  try {
    const bytes = DES.create({ type: 'decrypt', key }).final(hexToBytes(hex));
    return utf8.decode(Uint8Array.from(bytes)) || undefined;
  } catch {
    return undefined;
  }
}
