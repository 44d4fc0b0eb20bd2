// @vitest-environment happy-dom
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { searchWithin } from '@lectern/contracts/discovery/search/search-within';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../../../lib/query-client.ts';
import { DEFAULT_SEARCH } from '../../../../lib/search/read-search.ts';
import { callKey } from '../../../../lib/use-call.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { NOTHING } from '../../../../testing/nothing-found.ts';
import { SearchWithin } from './search-within.tsx';

const server = libraryServer();
inEnglish();

const STATE: SearchState = { ...DEFAULT_SEARCH, keyWord: 'whale' };
const NARROWED: SearchState = {
  ...STATE,
  searchItems: [{ field: 'any', value: 'white', matchMode: 2, operator: 'AND' }],
};

describe('search within results', () => {
  it('goes on with the search that comes back, and does not make it again', async () => {
    server.use(answers(searchWithin, { ...NOTHING, state: NARROWED }));
    const states: SearchState[] = [];
    const { user } = draw(<SearchWithin state={STATE} onChange={(next) => states.push(next)} />);
    const field = await screen.findByRole('searchbox', { name: 'Search within results' });
    await user.type(field, ' white {Enter}');
    await waitFor(() => expect(states).toHaveLength(1));
    expect(states[0]).toMatchObject({ keyWord: 'whale', searchItems: NARROWED.searchItems, page: 1 });
    const known = queryClient.getQueryData(callKey(searchBibs, NARROWED, 'en-US', undefined));
    expect(known).toMatchObject({ numFound: 0 });
  });

  it('says in words why it cannot be done, until other words are typed', async () => {
    const message = 'The search is too long.';
    server.use(refuses(searchWithin, { code: 'SEARCH_TOO_LONG', status: 400, message }));
    const { user } = draw(<SearchWithin state={STATE} onChange={() => undefined} />);
    const field = await screen.findByRole('searchbox', { name: 'Search within results' });
    await user.type(field, 'white{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await user.type(field, 'r');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(field);
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
