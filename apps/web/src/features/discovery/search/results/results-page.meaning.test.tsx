// @vitest-environment happy-dom
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { addPopularSearch } from '@lectern/contracts/discovery/searches/add-popular-search';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { listNearestEntries } from '@lectern/contracts/discovery/searches/list-nearest-entries';
import { countEditions } from '@lectern/contracts/discovery/works/count-editions';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { NOTHING } from '../../../../testing/nothing-found.ts';
import { drawResults, hit, TWO } from './results-page.fixtures.tsx';

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

const OMOO = { ...hit('b3', 'Omoo'), about: ['Whaling', 'Südsee'], byMeaning: true };
const ABOUT_WHALES: SearchAnswer = {
  ...TWO,
  searchResult: [...TWO.searchResult, OMOO],
  meaning: { about: ['Whaling', 'Sea stories'], added: 1 },
};
const BY_MEANING_ALONE: SearchAnswer = { ...ABOUT_WHALES, numFound: 0, searchResult: [OMOO] };

describe('a search by meaning', () => {
  it('counts the records of the words, and says how many more there are', async () => {
    server.use(answers(searchBibs, ABOUT_WHALES));
    drawResults('keyWord=whale');
    expect(await screen.findByText('2 results, and 1 related result')).toBeDefined();
    expect(screen.getByText(/Understood as: Whaling.+Sea stories/)).toBeDefined();
  });

  it('marks only the records that the words did not find, and says what they are about', async () => {
    server.use(answers(searchBibs, ABOUT_WHALES));
    drawResults('keyWord=whale');
    const row = (await screen.findByRole('link', { name: 'Omoo' })).closest('li')!;
    expect(within(row).getByText('Related results')).toBeDefined();
    expect(within(row).getByText(/About: Whaling.+Südsee/)).toBeDefined();
    expect(screen.getAllByText('Related results')).toHaveLength(1);
  });

  it('has pages for all records of the list', async () => {
    const answer = { ...ABOUT_WHALES, numFound: 8, meaning: { about: ['Whaling'], added: 5 } };
    server.use(answers(searchBibs, answer));
    drawResults('keyWord=whale');
    const pages = await screen.findByRole('navigation', { name: 'Pages of results' });
    expect(within(pages).getByRole('link', { name: /2/ })).toBeDefined();
  });

  it('is left out by one press, which the address keeps, and comes back by another', async () => {
    server.use(answers(searchBibs, ({ wordsOnly }) => (wordsOnly ? TWO : ABOUT_WHALES)));
    const { user, address } = drawResults('keyWord=whale&matchMode=3');
    await user.click(await screen.findByRole('link', { name: 'Search by my words only' }));
    expect(await screen.findByText('2 results')).toBeDefined();
    expect(address()).toBe('/searchList?keyWord=whale&matchMode=3&wordsOnly=1');
    expect(screen.queryByText('Related results')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Also show related results' }));
    expect(await screen.findByText('2 results, and 1 related result')).toBeDefined();
    expect(address()).toBe('/searchList?keyWord=whale&matchMode=3');
  });

  it('says that no record has the words where meaning alone finds some, and where else to look', async () => {
    server.use(answers(searchBibs, BY_MEANING_ALONE));
    drawResults('keyWord=whale');
    expect(await screen.findByText('No record has “whale”. These are related results.')).toBeDefined();
    expect(screen.getByText('0 results, and 1 related result')).toBeDefined();
    expect(await screen.findByText('Libraries with whale')).toBeDefined();
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });

  it('says above records by meaning which words exclude all others, and drops one by a press', async () => {
    const killer = { kind: 'word' as const, words: ['blue'], keyWord: 'whale', numFound: 2 };
    server.use(
      answers(searchBibs, ({ keyWord }) =>
        keyWord === 'whale' ? TWO : { ...BY_MEANING_ALONE, killers: [killer] },
      ),
    );
    const { user, address } = drawResults('keyWord=blue whale');
    await user.click(await screen.findByRole('button', { name: 'Without “blue” · 2 results' }));
    expect(address()).toBe('/searchList?keyWord=whale');
  });

  it.each([
    ['where it found more', ABOUT_WHALES],
    ['where it found nothing', TWO],
  ])('says to whom the words were sent: %s', async (_, answer) => {
    server.use(answers(searchBibs, { ...answer, sentTo: 'vectors.example.com' }));
    drawResults('keyWord=whale');
    expect(await screen.findByText(/your words were sent to vectors\.example\.com/)).toBeDefined();
  });

  it('finds nothing where neither words nor meaning do', async () => {
    server.use(answers(searchBibs, { ...NOTHING, meaning: { about: ['Whaling'], added: 0 } }));
    drawResults('keyWord=whale');
    expect(await screen.findByText('Nothing found for “whale”')).toBeDefined();
  });
});
