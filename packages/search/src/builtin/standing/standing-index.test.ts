import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../search-document.ts';
import type { Query } from '../../search-engine.ts';
import { anyDocument, anyRequest } from '../../testing/any-document.ts';
import { naiveSearch } from '../../testing/naive-search.ts';
import { aBib } from '../../testing/sample-bibs.ts';
import { anchorsOf } from './anchors.ts';
import { createStandingIndex } from './standing-index.ts';

const text = (words: string, field: 'any' | 'title' | 'author' = 'any'): Query => ({
  kind: 'text',
  field,
  text: words,
  match: 'all',
});

function finds(document: SearchDocument, query: Query): boolean {
  const index = createStandingIndex([document]);
  const anchors = anchorsOf({ query, languages: ['eng', 'chi'] });
  const mayFind = anchors === undefined || anchors.some((anchor) => index.anchors.has(anchor));
  const found = index.match({ query, languages: ['eng', 'chi'] }).length > 0;
  expect(mayFind || !found).toBe(true);
  return found;
}

describe('kept queries', () => {
  it('find what a search finds, and each record that they find has one of their anchors', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyDocument(), { selector: ({ id }) => id, maxLength: 6 }),
        anyRequest(),
        (documents, { query, filters, languages }) => {
          const standing = {
            query,
            ...(filters && { filters }),
            ...(languages && { languages }),
          };
          const index = createStandingIndex(documents);
          const found = index.match(standing).sort();
          const wanted = naiveSearch(documents, { ...standing, offset: 0, limit: 100 });
          expect(found).toEqual(wanted.hits.map(({ id }) => id).sort());
          const anchors = anchorsOf(standing);
          if (found.length > 0 && anchors)
            expect(anchors.some((anchor) => index.anchors.has(anchor))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('find other forms of a word, of a name and of Han characters', () => {
    const whale = {
      ...aBib('1', { title: 'The whales of the sea', author: ['Melville, Herman'] }),
      languages: ['eng'],
    };
    expect(finds(whale, text('whale'))).toBe(true);
    expect(finds(whale, text('Herman Melville', 'author'))).toBe(true);
    expect(finds(whale, text('shark'))).toBe(false);
    expect(finds(aBib('2', { title: '紅樓夢' }), text('红楼梦'))).toBe(true);
  });

  it('have no anchors where a record need not have a certain word', () => {
    expect(anchorsOf({ query: { kind: 'everything' } })).toBeUndefined();
    expect(anchorsOf({ query: { kind: 'not', of: text('whale') } })).toBeUndefined();
    expect(anchorsOf({ query: { ...text('wha'), match: 'prefix' } as Query })).toBeUndefined();
    expect(
      anchorsOf({ query: { kind: 'everything' }, filters: [{ field: 'class', anyOf: ['I2', 'I3'] }] }),
    ).toHaveLength(2);
  });
});
