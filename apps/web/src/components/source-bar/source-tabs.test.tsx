// @vitest-environment happy-dom
import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSearch } from '../../lib/search/search-in-address.ts';
import type { SourceTab } from '../../lib/search/sources/source-tab.ts';
import { draw, inEnglish } from '../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../testing/library-server.ts';
import { noOtherSources } from '../../testing/no-other-sources.ts';
import { SourceTabs } from './source-tabs.tsx';

const server = libraryServer();
inEnglish();

type Counts = Partial<Record<ThingKind, number>>;
/** What a library has of each kind of things, and how many of them have the words. */
const things = (all: Counts, having: Counts) =>
  answers(searchThings, ({ keyWord = '' }) => ({
    total: 0,
    best: [],
    things: [],
    kinds: Object.entries(keyWord === '' ? all : having).map(([kind, count]) => ({
      kind: kind as ThingKind,
      count,
    })),
  }));
const NORTH = { otherLib: 'north', name: 'North', numFound: null, fault: null };
const ON = { isOn: true, sources: [{ code: 'openalex', name: 'OpenAlex' }] };

beforeEach(() => server.use(...noOtherSources));

const { state, view } = readSearch(new URLSearchParams('keyWord=whale'));
const drawTabs = (current: SourceTab = 'catalogue') =>
  draw(<SourceTabs state={state} view={view} current={current} />);
const tabs = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('stand in one order: all, the catalogue, what the library has, outside sources, and last what few searches have', async () => {
  server.use(
    answers(showScholarSearch, ON),
    answers(listOtherLibraries, ({ keyWord }) => [{ ...NORTH, numFound: keyWord ? 4 : null }]),
    things({ eresource: 5, title: 70, topic: 8, object: 2 }, { eresource: 1, topic: 3, title: 0, object: 0 }),
  );
  drawTabs();
  await vi.waitFor(() =>
    expect(tabs()).toEqual([
      'All',
      'Catalogue9',
      'Databases1',
      'Journals and e-books0',
      'Scholarly articles',
      'Digital documents0',
      'Other libraries4',
      'Topics3',
    ]),
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Catalogue9');
  expect(screen.getByRole('link', { name: 'Scholarly articles' }).getAttribute('href')).toBe(
    '/chaoXingSearchList?keyWord=whale',
  );
});

it('are the catalogue alone where a library has nothing else', async () => {
  drawTabs();
  await vi.waitFor(() => expect(tabs()).toEqual(['Catalogue9']));
});

it('mark the kind that is shown alone, also if it has none', async () => {
  drawTabs('announcement');
  await vi.waitFor(() => expect(tabs()).toEqual(['Catalogue9', 'Announcements0']));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Announcements0');
});

it('say no number where the library cannot count', async () => {
  server.use(
    refuses(searchThings, { code: 'SEARCH_UNAVAILABLE', status: 503, message: 'Search is being prepared.' }),
    refuses(searchBibs, { code: 'SEARCH_UNAVAILABLE', status: 503, message: 'Search is being prepared.' }),
    answers(showScholarSearch, ON),
  );
  drawTabs();
  await vi.waitFor(() => expect(tabs()).toEqual(['All', 'Catalogue', 'Scholarly articles']));
});
