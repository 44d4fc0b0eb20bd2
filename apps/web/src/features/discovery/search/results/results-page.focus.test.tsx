// @vitest-environment happy-dom
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { addPopularSearch } from '@lectern/contracts/discovery/searches/add-popular-search';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { countEditions } from '@lectern/contracts/discovery/works/count-editions';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses, staysSilent } from '../../../../testing/library-server.ts';
import { drawResults, TWO } from './results-page.fixtures.tsx';

const server = libraryServer();
inEnglish();
beforeEach(() =>
  server.use(
    answers(countEditions, []),
    answers(searchBibs, TWO),
    answers(addPopularSearch, { counted: false }),
    answers(getRelatedWords, []),
    answers(getOnShelfCounts, { asOf: '2026-03-01T10:00:00Z', live: true, records: [] }),
    answers(searchThings, { total: 0, best: [], kinds: [], things: [] }),
    answers(getDictionaries, {
      docCode: [{ code: 'book', name: 'Book', count: 2 }],
      langCode: [{ code: 'eng', name: 'English', count: 2 }],
      unfilled: [],
    }),
  ),
);

const chip = (name: string) => screen.findByRole('button', { name: `Remove filter ${name}` });
const isBusy = () => document.querySelector('main > div [aria-busy=true]') !== null;

describe('a filter that is removed', () => {
  it('leaves the focus on the next one, before and after the new list is there', async () => {
    const { user, address } = drawResults('keyWord=whale&docCode=book&langCode=eng');
    await user.click(await chip('Book'));
    expect(document.activeElement).toBe(await chip('English'));
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(address()).toBe('/searchList?keyWord=whale&langCode=eng');
    expect(document.activeElement).toBe(await chip('English'));
  });

  it('leaves the focus on the one before where it was the last', async () => {
    const { user } = drawResults('keyWord=whale&docCode=book&langCode=eng');
    await user.click(await chip('English'));
    expect(document.activeElement).toBe(await chip('Book'));
  });

  it('leaves the focus on the page where it was the only one, while the new list is on its way', async () => {
    const { user } = drawResults('keyWord=whale&docCode=book');
    const only = await chip('Book');
    server.use(staysSilent(searchBibs));
    await user.click(only);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('leaves the focus on the page where the new search fails and takes the list away', async () => {
    const { user } = drawResults('keyWord=whale&docCode=book&langCode=eng');
    const first = await chip('Book');
    server.use(refuses(searchBibs, { code: 'SEARCH_UNAVAILABLE', status: 503, message: 'Not now.' }));
    await user.click(first);
    await screen.findByText('Not now.');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
