// @vitest-environment happy-dom
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { addPopularSearch } from '@lectern/contracts/discovery/searches/add-popular-search';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { countEditions } from '@lectern/contracts/discovery/works/count-editions';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { drawResults, TWO } from './results-page.fixtures.tsx';

const server = libraryServer();
inEnglish();

const TITLES = Array.from({ length: 21 }, (_, at) => `Whales ${at + 1}`);
const TOPICS = TITLES.map((title) => ({
  kind: 'topic' as const,
  id: title,
  title,
  text: '',
  day: '2026-03-02',
}));
const KINDS = [
  { kind: 'announcement' as const, count: 0 },
  { kind: 'topic' as const, count: TOPICS.length },
];

beforeEach(() =>
  server.use(
    answers(countEditions, []),
    answers(searchBibs, TWO),
    answers(addPopularSearch, { counted: false }),
    answers(getRelatedWords, []),
    answers(getOnShelfCounts, { asOf: '2026-03-01T10:00:00Z', live: true, records: [] }),
    answers(searchThings, ({ kind, page = 1 }) => {
      const things = kind === 'topic' ? TOPICS : [];
      return {
        total: things.length,
        best: [],
        kinds: KINDS,
        things: things.slice((Number(page) - 1) * 20, Number(page) * 20),
      };
    }),
  ),
);

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows the chosen things page by page in the place of hits, with no filters', async () => {
  const { user } = drawResults('keyWord=whale&things=topic');
  expect(await screen.findByText('21 topics')).toBeDefined();
  expect(titles()).toEqual(TITLES.slice(0, 20));
  expect(screen.queryByRole('link', { name: 'Moby Dick' })).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByRole('link', { name: 'Whales 21' })).toBeDefined();
  expect(titles()).toEqual(TITLES.slice(20));
});

it('says that no things of the kind have the words', async () => {
  drawResults('keyWord=whale&things=announcement');
  expect(await screen.findByText('Nothing found for “whale”')).toBeDefined();
});

it('shows records where the address has no words or an unknown kind', async () => {
  drawResults('keyWord=whale&things=unicorn');
  expect(await screen.findByRole('link', { name: 'Moby Dick' })).toBeDefined();
});

it('shows the hits although things cannot be had', async () => {
  server.use(
    refuses(searchThings, { code: 'SEARCH_UNAVAILABLE', status: 503, message: 'Search is being prepared.' }),
  );
  drawResults('keyWord=whale');
  expect(await screen.findByRole('link', { name: 'Moby Dick' })).toBeDefined();
  expect(screen.queryByText('Search is being prepared.')).toBeNull();
});

it('shows what is called so above the hits, on the first page of a search of all fields', async () => {
  const best = [
    { kind: 'eresource' as const, id: 'e1' },
    { kind: 'title' as const, id: 't1' },
  ];
  server.use(answers(searchThings, { total: 2, best, kinds: KINDS, things: [] }));
  drawResults('keyWord=nature');
  const section = await screen.findByRole('region', { name: 'Called what you typed' });
  await vi.waitFor(() => expect(section.textContent).toBe('Database e1Journal t1'));
  const [first] = await screen.findAllByRole('link', { name: 'Moby Dick' });
  expect(section.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it.each(['keyWord=nature&searchField=title', 'keyWord=nature&page=2'])(
  'shows none of them for %s',
  async (query) => {
    let isAsked = false;
    server.use(
      answers(searchThings, () => {
        isAsked = true;
        return {
          total: 1,
          best: [{ kind: 'eresource' as const, id: 'e1' }],
          kinds: KINDS,
          things: [TOPICS[0]!],
        };
      }),
    );
    drawResults(query);
    // What is found beside the hits is there by now.
    expect(await screen.findByRole('region', { name: 'Also in this library' })).toBeDefined();
    expect(isAsked).toBe(true);
    expect(screen.queryByText('Database e1')).toBeNull();
  },
);
