// @vitest-environment happy-dom
import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../testing/library-server.ts';
import Elsewhere from './elsewhere.tsx';

const server = libraryServer();
inEnglish();

const library = (otherLib: string, name: string, numFound: number | null) => ({
  otherLib,
  name,
  numFound,
  fault: null,
});

describe('other libraries for a search without hits', () => {
  it('are those that have hits, most hits first, with a link to them', async () => {
    server.use(
      answers(listOtherLibraries, [
        library('north', 'North', 1),
        library('south', 'South', 0),
        library('east', 'East', 1200),
        library('west', 'West', null),
      ]),
    );
    draw(<Elsewhere keyWord="鲁迅" searchField="author" />);
    const links = await waitFor(() => {
      const found = screen.getAllByRole('link');
      expect(found).toHaveLength(2);
      return found;
    });
    expect(links.map((link) => link.textContent)).toEqual(['East · 1,200 titles', 'North · 1 title']);
    expect(links[0]?.getAttribute('href')).toBe(
      `/otherLibraryList?keyWord=${encodeURIComponent('鲁迅')}&searchField=author&otherLib=east`,
    );
  });
});
