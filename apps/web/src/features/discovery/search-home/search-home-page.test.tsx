// @vitest-environment happy-dom

import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { getPopularSearches } from '@lectern/contracts/discovery/searches/get-popular-searches';
import { getTopSearches } from '@lectern/contracts/discovery/searches/get-top-searches';
import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer, losesConnection } from '../../../testing/library-server.ts';
import SearchHomePage from './search-home-page.tsx';

const server = libraryServer();
inEnglish();

it('numbers the ten words that readers searched most, apart from what the library recommends', async () => {
  server.use(
    losesConnection(searchThings),
    losesConnection(showScholarSearch),
    losesConnection(listOtherLibraries),
    answers(getTopSearches, [
      { rank: 1, keyWord: 'whales' },
      { rank: 2, keyWord: 'ships' },
    ]),
    answers(getPopularSearches, [
      { keyWord: 'whales', kind: 'searched' },
      { keyWord: 'harbours', kind: 'recommended' },
    ]),
  );
  draw(<SearchHomePage />);
  const top = await screen.findByRole('region', { name: 'Popular searches' });
  expect(
    within(top)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1whales', '2ships']);
  const recommended = screen.getByRole('region', { name: 'Recommended searches' });
  expect(within(recommended).getByRole('link', { name: 'harbours' })).toBeDefined();
  expect(within(recommended).queryByRole('link', { name: 'whales' })).toBeNull();
});

it.each([
  ['Catalogue', /^\/searchList\?keyWord=whale$/],
  ['All', /^\/searchList\?keyWord=whale&tab=all$/],
  ['Databases', /things=eresource$/],
  ['Scholarly articles', /^\/chaoXingSearchList\?keyWord=whale$/],
  ['Other libraries', /^\/otherSearchList2\?keyWord=whale$/],
])('searches in the source of the chosen tab: %s', async (tab, address) => {
  server.use(
    answers(getTopSearches, []),
    answers(getPopularSearches, []),
    answers(searchThings, { total: 0, best: [], things: [], kinds: [{ kind: 'eresource', count: 5 }] }),
    answers(showScholarSearch, { isOn: true, sources: [] }),
    answers(listOtherLibraries, [{ otherLib: 'north', name: 'North', numFound: null, fault: null }]),
  );
  const { user, address: at } = draw(<SearchHomePage />);
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^${tab}`) }));
  await user.type(screen.getByRole('combobox'), 'whale{Escape}{Enter}');
  expect(at()).toMatch(address);
});
