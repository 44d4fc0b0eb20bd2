// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readSearch } from '../../../../lib/search/search-in-address.ts';
import type { FoundThings } from '../../../../lib/search/sources/use-things.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import ThingsBeside from './things-beside.tsx';

inEnglish();

const FOUND: FoundThings = {
  total: 12,
  best: [],
  kinds: [
    { kind: 'announcement', count: 12 },
    { kind: 'topic', count: 0 },
  ],
  things: [{ kind: 'announcement', id: 'a 1', title: 'Closed', text: 'On Friday', day: '2026-03-02' }],
};

it('shows the best things, with a way to all of each kind that has some', async () => {
  const { state, view } = readSearch(new URLSearchParams('keyWord=closed'));
  draw(<ThingsBeside found={FOUND} state={state} view={view} />);
  const section = await screen.findByRole('region', { name: 'Also in this library' });
  const all = within(section).getByRole('link', { name: '12 announcements' });
  expect(all.getAttribute('href')).toBe('/searchList?keyWord=closed&things=announcement');
  expect(within(section).queryByText(/topic/)).toBeNull();
  const best = within(section).getByRole('link', { name: 'Closed' });
  expect(best.getAttribute('href')).toBe('/announcements/a%201');
});
