import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptWirePassword, encryptWirePassword, WIRE_KEY } from './wire-cipher.ts';

describe('the wire cipher', () => {
  it('decrypts every password that it encrypted', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (plain) => {
        expect(decryptWirePassword(encryptWirePassword(plain))).toBe(plain);
      }),
    );
  });

  it('is DES-ECB with PKCS7: another implementation gives the same text', () => {
    const des = createCipheriv('des-ede3-ecb', Buffer.from(WIRE_KEY.repeat(3)), null);
    const expected = des.update('Lectern2026', 'utf8', 'hex') + des.final('hex');
    expect(encryptWirePassword('Lectern2026')).toBe(expected);
  });

  it('gives undefined for text that it did not encrypt', () => {
    expect(decryptWirePassword('00'.repeat(8))).toBeUndefined();
    expect(decryptWirePassword('not hex')).toBeUndefined();
  });
});
