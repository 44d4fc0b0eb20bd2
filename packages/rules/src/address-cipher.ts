import { ecb } from '@noble/ciphers/aes.js';
import { bytesToHex, hexToBytes } from '@noble/ciphers/utils.js';

/**
 * How the specification writes names in addresses (document 1, section 3, "Client storage"): AES with one fixed key that every client
 * knows, so that a name does not stand in plain words in an address. It keeps nothing secret from anybody who wants to read it, and does
 * not prove who wrote it: what is read is a name to show until the server has told the true one.
 */
const ADDRESS_KEY = 'lectern-address1';

const key = new TextEncoder().encode(ADDRESS_KEY);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Whole blocks of 16 bytes, as hex text. */
const BLOCKS = /^(?:[0-9a-f]{32})+$/;
const LONGEST = 2_000;

/** The text encrypted, as hex digits. */
export function encryptAddressName(plain: string): string {
  return bytesToHex(ecb(key).encrypt(new TextEncoder().encode(plain)));
}

/** The text of an address: decrypted, or as it stands where it is not encrypted, as in old links. */
export function decryptAddressName(text: string): string {
  if (!BLOCKS.test(text) || text.length > LONGEST) return text;
  try {
    return utf8.decode(ecb(key).decrypt(hexToBytes(text))) || text;
  } catch {
    return text;
  }
}
