import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptAddressName, encryptAddressName } from './address-cipher.ts';

describe('a name in an address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (plain) => {
        expect(decryptAddressName(encryptAddressName(plain))).toBe(plain.toWellFormed());
      }),
    );
  });

  it('is AES-128-ECB with PKCS7 as hex: another implementation gives the same text', () => {
    const aes = createCipheriv('aes-128-ecb', 'lectern-address1', null);
    const expected = aes.update('社科阅览室', 'utf8', 'hex') + aes.final('hex');
    expect(encryptAddressName('社科阅览室')).toBe(expected);
  });

  it.each(['社科阅览室', 'Reading room', '', '0123456789abcdef0123456789abcdef', 'a'.repeat(32 * 100)])(
    'is taken as it stands in an old link: %s',
    (plain) => {
      expect(decryptAddressName(plain)).toBe(plain);
    },
  );
});
