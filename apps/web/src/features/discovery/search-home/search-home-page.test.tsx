// @vitest-environment happy-dom

import { getPopularSearches } from '@lectern/contracts/discovery/searches/get-popular-searches';
import { getTopSearches } from '@lectern/contracts/discovery/searches/get-top-searches';
import { getHomeInfo } from '@lectern/contracts/shelf/home/get-home-info';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer, losesConnection } from '../../../testing/library-server.ts';
import SearchHomePage from './search-home-page.tsx';

const server = libraryServer();
inEnglish();

it('numbers the ten words that readers searched most, apart from what the library recommends', async () => {
  server.use(
    losesConnection(getHomeInfo),
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
