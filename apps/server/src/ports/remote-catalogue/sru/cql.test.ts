import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cqlOf } from './cql.ts';

describe('a CQL clause', () => {
  it('searches for all words in a field, or for a number', () => {
    expect(cqlOf('red chamber', 'title')).toBe('dc.title all "red chamber"');
    expect(cqlOf('9787020002207', 'isbn')).toBe('bath.isbn = "9787020002207"');
  });

  it('uses the indexes in the settings of the server', () => {
    expect(cqlOf('whale', 'any', { any: 'pica.all' })).toBe('pica.all all "whale"');
  });

  it('has one quoted term for any words', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const term = /^cql\.serverChoice all "((?:[^"\\]|\\.)*)"$/s.exec(cqlOf(words, 'any'))?.[1];
        expect(term?.replace(/\\(.)/gs, '$1')).toBe(words);
        expect(term?.replace(/\\./gs, '')).not.toMatch(/[*?^"]/);
      }),
    );
  });
});
