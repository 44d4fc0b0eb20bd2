import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cqlOf } from './cql.ts';

describe('a CQL clause', () => {
  it('asks for all words of a field, or a number as it stands', () => {
    expect(cqlOf('red chamber', 'title')).toBe('dc.title all "red chamber"');
    expect(cqlOf('9787020002207', 'isbn')).toBe('bath.isbn = "9787020002207"');
  });

  it('asks the indexes that the server has', () => {
    expect(cqlOf('whale', 'any', { any: 'pica.all' })).toBe('pica.all all "whale"');
  });

  it('stays one quoted term, whatever is in the words', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const term = /^cql\.serverChoice all "((?:[^"\\]|\\.)*)"$/s.exec(cqlOf(words, 'any'))?.[1];
        expect(term?.replace(/\\(.)/gs, '$1')).toBe(words);
        expect(term?.replace(/\\./gs, '')).not.toMatch(/[*?^"]/);
      }),
    );
  });
});
