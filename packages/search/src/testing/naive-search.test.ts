import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../search-document.ts';
import type { SearchRequest } from '../search-engine.ts';
import { naiveSearch } from './naive-search.ts';

const bib = (id: string, title: string, year: number, facets: SearchDocument['facets']): SearchDocument => ({
  id,
  text: { title: [title], author: ['Cao Xueqin'] },
  keywords: { isbn: ['9787020002207'] },
  facets: { ...facets, year: [String(year)] },
  sort: { title, author: 'Cao Xueqin', year, added: 0, popularity: 0 },
});

const bibs = [
  bib('a', '紅樓夢', 1957, { language: ['chi'], subject: ['fiction', 'classics'] }),
  bib('b', '红楼梦研究', 1973, { language: ['chi'], subject: ['criticism'] }),
  bib('c', 'Dream of the red chamber', 1973, { language: ['eng'], subject: ['fiction'] }),
];

const search = (request: Partial<SearchRequest>) =>
  naiveSearch(bibs, { query: { kind: 'everything' }, offset: 0, limit: 10, ...request });

const idsOf = (request: Partial<SearchRequest>): string[] => search(request).hits.map(({ id }) => id);

describe('naiveSearch', () => {
  it('finds by words, by words in different fields, by phrase, whole value, beginning and number', () => {
    const text = (
      words: string,
      match: 'all' | 'any' | 'phrase' | 'exact' | 'prefix',
      field: 'any' | 'title' | 'series' = 'any',
    ) => idsOf({ query: { kind: 'text', field, text: words, match } });
    expect(text('红楼梦', 'all')).toEqual(['a', 'b']);
    expect(text('cao red', 'all')).toEqual(['c']);
    expect(text('cao red', 'all', 'title')).toEqual(['c']);
    expect(text('cao red', 'all', 'series')).toEqual([]);
    expect(text('red cao', 'any')).toEqual(['a', 'b', 'c']);
    expect(text('the red', 'phrase')).toEqual(['c']);
    expect(text('red the', 'phrase')).toEqual([]);
    expect(text('红楼梦', 'exact')).toEqual(['a']);
    expect(text('red cham', 'prefix')).toEqual(['c']);
    expect(text('7-02-000220-9', 'all')).toEqual([]);
    expect(text('978-7-02-000220-7', 'all')).toEqual(['a', 'b', 'c']);
  });

  it('counts a facet without its own filter, the others with it', () => {
    const { total, facets } = search({
      filters: [
        { field: 'subject', anyOf: ['criticism', 'fiction'] },
        { field: 'language', anyOf: ['chi'] },
      ],
      facets: [
        { field: 'language', limit: 10 },
        { field: 'subject', limit: 1 },
      ],
    });
    expect(total).toBe(2);
    expect(facets).toEqual([
      {
        field: 'language',
        values: [
          { value: 'chi', count: 2 },
          { value: 'eng', count: 1 },
        ],
        more: 0,
      },
      { field: 'subject', values: [{ value: 'classics', count: 1 }], more: 2 },
    ]);
  });

  it('orders by the sort and then by id, and pages', () => {
    expect(idsOf({ sort: { key: 'year', descending: true } })).toEqual(['b', 'c', 'a']);
    expect(idsOf({ sort: { key: 'title', descending: false } })).toEqual(['c', 'a', 'b']);
    expect(idsOf({ sort: { key: 'title', descending: false }, offset: 1, limit: 1 })).toEqual(['a']);
    expect(idsOf({ filters: [{ field: 'year', from: 1960 }] })).toEqual(['b', 'c']);
  });

  it('joins, widens and leaves out', () => {
    const title = (words: string) => ({ kind: 'text', field: 'title', text: words, match: 'all' }) as const;
    expect(idsOf({ query: { kind: 'or', of: [title('red'), title('研究')] } })).toEqual(['b', 'c']);
    expect(
      idsOf({ query: { kind: 'and', of: [title('红楼梦'), { kind: 'not', of: title('研究') }] } }),
    ).toEqual(['a']);
  });
});
