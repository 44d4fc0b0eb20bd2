import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, encodeText } from './text-encodings.ts';

const text = fc.string({ unit: 'binary' });

/** Characters for private use whose bytes GB 18030-2022 reads as characters of their own: `︐` for U+E78D, and so on. */
const READ_AS_OTHERS = new Map([
  ...Array.from('︐︒︑︓︔︕︖︗︘︙', (other, index) => [0xe78d + index, other] as const),
  ...[0xe81e, 0xe826, 0xe82b, 0xe82c, 0xe832, 0xe843, 0xe854, 0xe864].map(
    (privateUse, index) => [privateUse, String.fromCodePoint(0x9fb4 + index)] as const,
  ),
  [0xe5e5, '?'] as const,
]);

describe('texts of messages', () => {
  it('come back from UTF-8 as they were, whatever the characters', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(decodeText(encodeText(whole, 'utf-8'), 'utf-8')).toBe(whole.toWellFormed());
      }),
    );
  });

  it('come back from GB18030 as they were, but for 19 characters of private use', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const character = String.fromCodePoint(code);
      const back = decodeText(encodeText(character, 'gb18030'), 'gb18030');
      if (back !== (READ_AS_OTHERS.get(code) ?? character)) expect.fail(`U+${code.toString(16)}`);
    }
  });

  it('come back from GB18030 together as each alone', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const expected = Array.from(
          whole.toWellFormed(),
          (character) => READ_AS_OTHERS.get(character.codePointAt(0)!) ?? character,
        ).join('');
        expect(decodeText(encodeText(whole, 'gb18030'), 'gb18030')).toBe(expected);
      }),
    );
  });

  it('are in GB18030 what Chinese machines write', () => {
    expect(encodeText('图书馆 A', 'gb18030').toString('hex')).toBe('cdbccae9b9dd2041');
    expect(encodeText('𠮷', 'gb18030').toString('hex')).toBe('9534b235');
  });

  it('have a question mark for what Latin-1 does not have', () => {
    expect(encodeText('Café 图书', 'latin1').toString('latin1')).toBe('Café ??');
    expect(encodeText('Cafe\u0301', 'latin1').toString('latin1')).toBe('Café');
    expect(decodeText(Buffer.from([0x43, 0xe9]), 'latin1')).toBe('Cé');
  });
});
