import type { LibraryHit } from '@lectern/contracts/discovery/other-libraries/library-hit';
import { expect, it } from 'vitest';
import { filterHits, filterValues, NO_FILTER } from './filter-hits.ts';

const hit = (title: string, publishYear: number | null, ...sites: string[]): LibraryHit => ({
  title,
  author: '',
  publisher: '',
  publishYear,
  edition: '',
  docCode: 'book',
  langCode: '',
  isbn: '',
  issn: '',
  fullTextUrl: '',
  holdings: sites.map((siteCode) => ({
    siteCode,
    name: siteCode.toUpperCase(),
    hitId: '',
    pageUrl: '',
    ageSeconds: 0,
  })),
});

const HITS = [hit('a', 2021, 'north', 'south'), hit('b', 1999, 'north'), hit('c', null, 'south')];

it('a page is filtered by libraries and decades together', () => {
  const titles = (filter: Partial<typeof NO_FILTER>) =>
    filterHits(HITS, { ...NO_FILTER, ...filter }).map(({ title }) => title);
  expect(titles({})).toEqual(['a', 'b', 'c']);
  expect(titles({ sites: ['south'] })).toEqual(['a', 'c']);
  expect(titles({ decades: ['1990'] })).toEqual(['b']);
  expect(titles({ sites: ['south'], decades: ['1990', '2020'] })).toEqual(['a']);
});

it('each value has its number of hits, and the newest decade is first', () => {
  expect(filterValues(HITS)).toEqual({
    sites: [
      { value: 'north', label: 'NORTH', count: 2 },
      { value: 'south', label: 'SOUTH', count: 2 },
    ],
    decades: [
      { value: '2020', count: 1 },
      { value: '1990', count: 1 },
    ],
  });
});
