import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/cipher-core.js';
import aes from 'crypto-js/aes.js';
import ECB from 'crypto-js/mode-ecb.js';

/**
 * How the specification writes names in addresses (document 1, section 3, "Client storage"): AES with one fixed key that every client knows,
 * so that a name does not stand in plain words in an address. It keeps nothing secret from anybody who wants to read it, and does not
 * prove who wrote it: what is read is a name to show until the server has told the true one.
 */
const ADDRESS_KEY = 'lectern-address1';

const { enc, lib } = CryptoJS;
const key = enc.Utf8.parse(ADDRESS_KEY);
const options = { mode: ECB };
/** Whole blocks of 16 bytes, as hex text. */
const BLOCKS = /^(?:[0-9a-f]{32})+$/;
const LONGEST = 2_000;

/** The text encrypted, as hex digits. */
export function encryptAddressName(plain: string): string {
  return aes.encrypt(enc.Utf8.parse(plain), key, options).ciphertext.toString();
}

/** The text of an address: decrypted, or as it stands where it is not encrypted, as in old links. */
export function decryptAddressName(text: string): string {
  if (!BLOCKS.test(text) || text.length > LONGEST) return text;
  try {
    const encrypted = lib.CipherParams.create({ ciphertext: enc.Hex.parse(text) });
    return aes.decrypt(encrypted, key, options).toString(enc.Utf8) || text;
  } catch {
    return text;
  }
}
