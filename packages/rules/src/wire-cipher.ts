import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/cipher-core.js';
import ECB from 'crypto-js/mode-ecb.js';
import tripleDes from 'crypto-js/tripledes.js';

/**
 * The password transport of the specification: DES, ECB, PKCS7, hex, with one fixed key that every client knows
 * (document 1, section 5). It is for compatibility only. Passwords are protected by TLS in transit and by argon2id at
 * rest.
 */
export const WIRE_KEY = 'lectern1';

const { enc, lib } = CryptoJS;

// DES is Triple DES with the same key three times. PKCS7 is the default padding of crypto-js.
const key = enc.Utf8.parse(WIRE_KEY.repeat(3));
const options = { mode: ECB };

/** The password encrypted, as hex text: 16 digits for each 8 bytes. */
export function encryptWirePassword(plain: string): string {
  return tripleDes.encrypt(enc.Utf8.parse(plain), key, options).ciphertext.toString();
}

/** The plain password of an encrypted one; undefined if the text was not encrypted with this cipher. */
export function decryptWirePassword(hex: string): string | undefined {
  try {
    const encrypted = lib.CipherParams.create({ ciphertext: enc.Hex.parse(hex) });
    return tripleDes.decrypt(encrypted, key, options).toString(enc.Utf8) || undefined;
  } catch {
    return undefined;
  }
}
