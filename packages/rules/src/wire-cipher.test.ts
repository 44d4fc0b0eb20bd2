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

  it.each([
    ['Lectern2026', 'a5806ef7c78338cf0a36523a04fd8a5e'],
    ['12345678', '7faba890bbf011147e8414023f5644a1'],
    ['密码·Пароль', '136b248a301155d8b1f9bed1db6f8c0c7aec92278edb27df'],
    ['p@ss word é', 'd54134804fae1da5085b5906737d3079'],
  ])('reads and writes %s as clients of the specification do (recorded from crypto-js)', (plain, hex) => {
    expect(encryptWirePassword(plain)).toBe(hex);
    expect(decryptWirePassword(hex)).toBe(plain);
    expect(decryptWirePassword(hex.toUpperCase())).toBe(plain);
  });

  it('gives undefined for text that it did not encrypt', () => {
    expect(decryptWirePassword('00'.repeat(8))).toBeUndefined();
    expect(decryptWirePassword('not hex')).toBeUndefined();
    expect(decryptWirePassword('')).toBeUndefined();
    expect(decryptWirePassword('a5806ef7c78338cf0a36523a04fd8a')).toBeUndefined();
    expect(decryptWirePassword('a5806ef7c78338cf')).toBeUndefined();
  });
});
