import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, nameOrders } from './name-key.ts';

describe('the key of a name', () => {
  it.each([
    ['Charles Dickens', 'Dickens, Charles'],
    ['Charles Dickens', 'Dickens, Charles, 1812-1870'],
    ['Miguel de Cervantes Saavedra', 'Cervantes Saavedra, Miguel de'],
    ['J.R.R. Tolkien', 'Tolkien, J. R. R. (John Ronald Reuel)'],
    ['Leo Tolstoy', 'Tolstoy, Leo, graf, 1828-1910'],
    ['Cixin Liu', 'Liu, Cixin'],
    ['Liu Cixin', 'Liu, Cixin'],
    ['鲁迅', '鲁迅, 1881-1936'],
    ['魯迅', '鲁迅'],
    ['Карл Маркс', 'Маркс, Карл'],
  ])('%s is that of %s', (direct, inverted) => {
    expect(nameKey(direct)).toBe(nameKey(inverted));
    expect(nameKey(direct)).toBeDefined();
  });

  it.each([
    ['Charles Dickens', 'Dickens, Monica'],
    ['Karl Marx', 'Marx, Karl Friedrich'],
    ['鲁迅', '鲁讯'],
  ])('%s is not that of %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('does not exist for years, signs and long texts', () => {
    for (const text of ['', '1812-1870', '&', 'a text of many more words than a name has'])
      expect(nameKey(text)).toBeUndefined();
  });

  it('is the same whichever word stands first', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        for (const order of nameOrders(words.join(' ')))
          expect(nameKey(order)).toBe(nameKey(words.join(' ')));
      }),
    );
  });
});
