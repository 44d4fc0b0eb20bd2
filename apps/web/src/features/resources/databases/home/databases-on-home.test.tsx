// @vitest-environment happy-dom
import { listNewEresourcesForHome } from '@lectern/contracts/resources/databases/list-new-eresources-for-home';
import { listTrialsForHome } from '@lectern/contracts/resources/databases/list-trials-for-home';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { eresource } from '../databases.fixtures.ts';
import { DatabasesOnHome } from './databases-on-home.tsx';

inEnglish();
const server = libraryServer();

it('shows new databases and says in the words of the specification that there are no trials', async () => {
  server.use(
    answers(listNewEresourcesForHome, [eresource({ id: 'cnki', name: 'CNKI', addedOn: '2026-11-20' })]),
    answers(listTrialsForHome, []),
  );
  draw(<DatabasesOnHome />);
  const link = await screen.findByRole('link', { name: 'CNKI' });
  expect(link.getAttribute('href')).toBe('/dataBaseNav/details/cnki');
  expect(screen.getByText('Added on November 20, 2026')).toBeDefined();
  expect(screen.getByText('No database trials in the last month')).toBeDefined();
});

it('is not there where a library has neither', async () => {
  let asked = 0;
  const none = () => {
    asked += 1;
    return [];
  };
  server.use(answers(listNewEresourcesForHome, none), answers(listTrialsForHome, none));
  draw(<DatabasesOnHome />);
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.queryByRole('heading')).toBeNull();
});
