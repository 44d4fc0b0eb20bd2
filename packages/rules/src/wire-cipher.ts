import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/cipher-core.js';
import ECB from 'crypto-js/mode-ecb.js';
import tripleDes from 'crypto-js/tripledes.js';

/**
 * The specification's password transport: DES, ECB, PKCS7, hex, with one fixed key that every client knows
 * (document 1, section 5). It is compatibility, not secrecy: what protects the password on its way is TLS, at rest argon2id.
 */
export const WIRE_KEY = 'lectern1';

const { enc, lib } = CryptoJS;

// DES is Triple DES with one key three times; crypto-js pads with PKCS7 unless told otherwise.
const key = enc.Utf8.parse(WIRE_KEY.repeat(3));
const options = { mode: ECB };

/** Plain password to hex text, 16 digits for each 8 bytes. */
export function encryptWirePassword(plain: string): string {
  return tripleDes.encrypt(enc.Utf8.parse(plain), key, options).ciphertext.toString();
}

/** Hex text to plain password; undefined where it is not what the cipher makes. */
export function decryptWirePassword(hex: string): string | undefined {
  try {
    const sealed = lib.CipherParams.create({ ciphertext: enc.Hex.parse(hex) });
    return tripleDes.decrypt(sealed, key, options).toString(enc.Utf8) || undefined;
  } catch {
    return undefined;
  }
}
