// @vitest-environment happy-dom
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import ThingsBeside from './things-beside.tsx';

const server = libraryServer();
inEnglish();

it('shows what has the words, with a count of each kind that has some', async () => {
  server.use(
    answers(searchThings, {
      total: 12,
      kinds: [
        { kind: 'announcement', count: 12 },
        { kind: 'topic', count: 0 },
      ],
      things: [{ kind: 'announcement', id: 'a 1', title: 'Closed', text: 'On Friday', day: '2026-03-02' }],
    }),
  );
  draw(<ThingsBeside keyWord="closed" />);
  const section = await screen.findByRole('region', { name: 'Also in this library' });
  expect(within(section).getByText('12 announcements')).toBeTruthy();
  expect(within(section).queryByText(/topic/)).toBeNull();
  expect(within(section).getByRole('link', { name: 'Closed' }).getAttribute('href')).toBe(
    '/announcements/a%201',
  );
});
