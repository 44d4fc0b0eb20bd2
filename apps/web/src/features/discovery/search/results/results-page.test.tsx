// @vitest-environment happy-dom
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { addPopularSearch } from '@lectern/contracts/discovery/searches/add-popular-search';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { listNearestEntries } from '@lectern/contracts/discovery/searches/list-nearest-entries';
import { countEditions } from '@lectern/contracts/discovery/works/count-editions';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../testing/draw.tsx';
import {
  answers,
  libraryServer,
  losesConnection,
  refuses,
  staysSilent,
} from '../../../../testing/library-server.ts';
import { NOTHING } from '../../../../testing/nothing-found.ts';
import { drawResults, TWO } from './results-page.fixtures.tsx';

const server = libraryServer();
inEnglish();
beforeEach(() =>
  server.use(
    answers(countEditions, []),
    answers(addPopularSearch, { counted: false }),
    answers(getRelatedWords, []),
    answers(listNearestEntries, []),
    answers(getOnShelfCounts, { asOf: '2026-03-01T10:00:00Z', live: true, records: [] }),
    answers(searchThings, { total: 0, best: [], kinds: [], things: [] }),
  ),
);

describe('the result list', () => {
  it('makes no search if the address has none', async () => {
    drawResults('');
    expect(await screen.findByText('What are you looking for?')).toBeDefined();
  });

  it('is busy until the answer is there', async () => {
    server.use(staysSilent(searchBibs));
    drawResults('keyWord=whale');
    await screen.findByRole('combobox');
    await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0));
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });

  it('shows hits without waiting for their availability, and says so where that cannot be had', async () => {
    server.use(answers(searchBibs, TWO), losesConnection(getOnShelfCounts));
    drawResults('keyWord=melville');
    expect(await screen.findByRole('link', { name: 'Moby Dick' })).toBeDefined();
    expect(await screen.findAllByText('Availability is not known right now')).toHaveLength(2);
  });

  it('says the last known counts where the library system does not answer', async () => {
    const known = {
      recordId: 'b1',
      itemCount: 3,
      onShelfCount: 2,
      loanableCount: 1,
      nearest: null,
      otherPlaces: 0,
      earliestDue: null,
      waiting: 0,
      online: false,
      imgUrl: '',
    };
    server.use(
      answers(searchBibs, TWO),
      answers(getOnShelfCounts, { asOf: '2026-03-01T10:00:00Z', live: false, records: [known] }),
    );
    drawResults('keyWord=melville');
    expect(await screen.findByText(/Last known: 2 of 3 on shelf/)).toBeDefined();
  });

  it('warns where a limit cut the answer short', async () => {
    server.use(answers(searchBibs, { ...TWO, partial: true }));
    drawResults('keyWord=the');
    expect(await screen.findByText(/^The search was too broad/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Typee' })).toBeDefined();
  });

  it("says the server's own words where a search is refused, and searches again when told to", async () => {
    const message = 'Searching is not possible at the moment.';
    server.use(refuses(searchBibs, { code: 'SEARCH_UNAVAILABLE', status: 503, message }));
    const { user } = drawResults('keyWord=whale');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    server.use(answers(searchBibs, TWO));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Moby Dick' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a search that finds nothing', () => {
  it('says so, and shows where else the words can be had', async () => {
    server.use(answers(searchBibs, NOTHING));
    drawResults('keyWord=qzqzqz');
    expect(await screen.findByText('Nothing found for “qzqzqz”')).toBeDefined();
    expect(screen.getByText('Libraries with qzqzqz')).toBeDefined();
    expect(screen.getByText('Offers for qzqzqz')).toBeDefined();
  });

  it('shows the nearest entries of the catalogue, each as a link', async () => {
    server.use(
      answers(searchBibs, NOTHING),
      answers(listNearestEntries, [
        { kind: 'title', value: 'Moby Dick', recordId: 'b1', count: 1 },
        { kind: 'author', value: 'Melville, Herman', count: 12 },
      ]),
    );
    drawResults('keyWord=melvilxyz');
    const title = await screen.findByRole('link', { name: 'Moby Dick' });
    expect(title.getAttribute('href')).toBe('/searchList/bookDetails/b1');
    const author = screen.getByRole('link', { name: 'Melville, Herman' });
    expect(author.getAttribute('href')).toBe('/searchList?keyWord=Melville%2C+Herman&searchField=author');
  });

  it('offers to drop what keeps it from finding anything, and goes there by one press', async () => {
    const library: SearchAnswer['killers'][number] = {
      kind: 'filter',
      name: 'libCode',
      labels: ['Harbour'],
      numFound: 2,
    };
    server.use(
      answers(searchBibs, ({ libCode = [] }) =>
        libCode.length > 0 ? { ...NOTHING, killers: [library] } : TWO,
      ),
      answers(getDictionaries, {
        libCode: [{ code: 'HARBOUR', name: 'Harbour', count: 2 }],
        unfilled: [],
      }),
    );
    const { user, address } = drawResults('keyWord=whale&libCode=HARBOUR');
    await user.click(await screen.findByRole('button', { name: 'Without Library: Harbour · 2 results' }));
    expect(await screen.findByRole('link', { name: 'Moby Dick' })).toBeDefined();
    expect(address()).toBe('/searchList?keyWord=whale');
  });

  it('behind the last page leads back to the first', async () => {
    server.use(answers(searchBibs, { ...NOTHING, numFound: 30, page: 9 }));
    drawResults('keyWord=whale&page=9');
    const link = await screen.findByRole('link', { name: 'To the first page' });
    expect(link.getAttribute('href')).toBe('/searchList?keyWord=whale');
  });
});
