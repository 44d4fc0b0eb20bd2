// @vitest-environment happy-dom
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { addPopularSearch } from '@lectern/contracts/discovery/searches/add-popular-search';
import { countEditions } from '@lectern/contracts/discovery/works/count-editions';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { NOTHING } from '../../../../testing/nothing-found.ts';
import { drawResults, hit } from './results-page.fixtures.tsx';

const server = libraryServer();
inEnglish();

const HITS = ['Moby Dick', 'Typee', 'Omoo', 'Mardi'].map((title, at) => hit(`b${at}`, title));
const KINDS = [
  { kind: 'eresource' as const, count: 1 },
  { kind: 'topic' as const, count: 0 },
  { kind: 'title' as const, count: 12 },
];
const thing = (kind: 'eresource' | 'title', id: string) => ({
  kind,
  id,
  title: `Whales ${id}`,
  text: '',
  day: '2026-03-02',
});

beforeEach(() =>
  server.use(
    answers(countEditions, []),
    answers(searchBibs, { ...NOTHING, numFound: 35, searchResult: HITS }),
    answers(addPopularSearch, { counted: false }),
    answers(getOnShelfCounts, { asOf: '2026-03-01T10:00:00Z', live: true, records: [] }),
    answers(searchThings, ({ kind, rows = 20 }) => {
      const all =
        kind === 'eresource'
          ? [thing('eresource', 'e1')]
          : Array.from({ length: 12 }, (_, at) => thing('title', `t${at}`));
      return {
        total: kind === undefined ? 0 : all.length,
        best: [],
        kinds: KINDS,
        things: kind === undefined ? [] : all.slice(0, Number(rows)),
      };
    }),
  ),
);

const part = (name: string) => screen.findByRole('region', { name });

it('shows the first three records, and of each other source, with the way to all of them', async () => {
  drawResults('keyWord=whale&tab=all');
  const catalogue = await part('Catalogue');
  expect(
    within(catalogue)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Catalogue', 'Moby Dick', 'Typee', 'Omoo']);
  expect(within(catalogue).getByRole('link', { name: 'All 35 records' }).getAttribute('href')).toBe(
    '/searchList?keyWord=whale',
  );
  const databases = await part('Databases');
  expect(await within(databases).findByRole('link', { name: 'Whales e1' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Topics' })).toBeNull();
  expect(screen.getByText('Tab all')).toBeDefined();
  expect(screen.getByText('Works for whale')).toBeDefined();
  // Other libraries are asked when the reader comes near.
  expect(screen.queryByText('First elsewhere for whale')).toBeNull();
  // No filters: they are those of the catalogue.
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('asks for as many more titles as the records above may be, so that no work has two rows', async () => {
  drawResults('keyWord=whale&tab=all');
  const journals = await part('Journals and e-books');
  await vi.waitFor(() =>
    expect(within(journals).getByText('6 titles, 3 at most, apart from b0, b1, b2')).toBeDefined(),
  );
});

it('shows the other sources although the catalogue has nothing, and says so', async () => {
  server.use(answers(searchBibs, NOTHING));
  drawResults('keyWord=whale&tab=all');
  const catalogue = await part('Catalogue');
  expect(within(catalogue).getByText('The catalogue has nothing for these words.')).toBeDefined();
  expect(await part('Databases')).toBeDefined();
});

it('shows the records although nothing beside them can be had', async () => {
  server.use(
    refuses(searchThings, { code: 'SEARCH_UNAVAILABLE', status: 503, message: 'Search is being prepared.' }),
  );
  drawResults('keyWord=whale&tab=all');
  expect(await part('Catalogue')).toBeDefined();
  expect(screen.getByText('Works for whale')).toBeDefined();
});
