import { describe, expect, it } from 'vitest';
import { asksNothing } from './asks-nothing.ts';

/** Every character of the basic plane and of the symbols behind it that is punctuation, a symbol, a separator or a mark. */
const SIGNS = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{P}\p{S}\p{Z}\p{M}]/u.test(character));

describe('a search text', () => {
  it('asks nothing where it is signs alone, one or several', () => {
    expect(SIGNS.length).toBeGreaterThan(5000);
    expect(SIGNS.filter((sign) => !asksNothing(sign))).toEqual([]);
    expect(asksNothing(SIGNS.join(' '))).toBe(true);
    for (const text of ['', ' ', '*', '*:*', '||', '&&', '( [', '-- :', '\\'])
      expect(asksNothing(text)).toBe(true);
  });

  it('asks something with a letter or digit in any script', () => {
    for (const text of ['C++', 'C#', '.NET', 'AT&T', 'x', '7', '红', 'の', '한', 'ไ', 'א', '½', '〇'])
      expect(asksNothing(text)).toBe(false);
  });
});
