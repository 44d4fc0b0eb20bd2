import { searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import { describe, expect, it } from 'vitest';
import { facetOf } from './facets.ts';

const state = searchStateSchema.parse({ keyWord: 'a', docCode: ['map'] });
const code = (_filter: string, value: string) => `code ${value}`;
const answer = (name: 'docCode' | 'langCode' | 'kindNo', values: readonly [string, number, string?][]) => ({
  numFound: 9,
  facetResult: [
    {
      name,
      more: 0,
      values: values.map(([value, count, parent]) => ({
        value,
        label: value,
        count,
        ...(parent && { parent }),
      })),
    },
  ],
});

describe('a facet of the panel', () => {
  it('keeps a chosen value without hits', () => {
    expect(facetOf(answer('docCode', [['book', 9]]), 'docCode', state, code)?.values).toEqual([
      { value: 'map', label: 'code map', count: 0 },
      { value: 'book', label: 'book', count: 9, depth: 0 },
    ]);
  });

  it('stays where all hits have its only value, and is left out without values', () => {
    expect(facetOf(answer('langCode', [['chi', 9]]), 'langCode', state, code)?.values).toHaveLength(1);
    expect(facetOf(answer('langCode', []), 'langCode', state, code)).toBeUndefined();
  });

  it('says how deep a class stands', () => {
    const classes = facetOf(
      answer('kindNo', [
        ['I', 9],
        ['I2', 5, 'I'],
        ['I24', 3, 'I2'],
        ['K', 1],
      ]),
      'kindNo',
      state,
      code,
    );
    expect(classes?.values.map(({ depth }) => depth)).toEqual([0, 1, 2, 0]);
    expect(classes?.tree).toBe(true);
  });

  it('offers series although the answer does not count them', () => {
    expect(facetOf(answer('docCode', []), 'collectionName', state, code)).toMatchObject({
      values: [],
      more: 1,
    });
  });
});
