// @vitest-environment happy-dom
import { type BibDetail, getBib } from '@lectern/contracts/collection/detail/get-bib';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../testing/library-server.ts';
import ComparePage from './compare-page.tsx';

const server = libraryServer();
inEnglish();

const BIB: BibDetail = {
  recordId: 'b1',
  docCode: { code: 'book', name: 'Book' },
  title: 'Moby Dick',
  otherTitles: [],
  responsibility: '',
  creators: [{ name: 'Melville, Herman', vernacular: '', dates: '', roles: [], primary: true }],
  edition: '',
  imprints: [],
  publishYear: 1998,
  publishers: ['Oxford University Press'],
  physical: [],
  series: [],
  notes: [],
  contents: [],
  abstracts: [],
  subjects: [],
  classes: [],
  isbns: [],
  issns: [],
  languages: [{ code: 'eng', name: 'English' }],
  country: null,
  frequency: '',
  links: [],
  host: null,
  imgUrl: '',
  loanCount: 0,
  marc: { leader: '', fields: [] },
};

describe('records side by side', () => {
  beforeEach(() =>
    server.use(
      answers(getBib, ({ recordId }) => ({
        ...BIB,
        recordId: String(recordId),
        ...(recordId === 'b2' && { title: 'Moby-Dick', publishYear: 2003 }),
      })),
      answers(getOnShelfCounts, { asOf: '2026-03-01T10:00:00Z', live: true, records: [] }),
    ),
  );
  const row = (name: RegExp) => screen.queryByRole('row', { name });

  it('are columns, and a row in which they differ says so', async () => {
    draw(<ComparePage />, { at: '/compare?id=b1&id=b2&id=b1' });
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
    expect(row(/^Year different 1998 2003$/)).not.toBeNull();
    expect(row(/^Publisher Oxford University Press Oxford University Press$/)).not.toBeNull();
    expect(screen.getByText(/differ in 1 row/)).toBeDefined();
  });

  it('are shown by what differs alone, if the reader wants', async () => {
    draw(<ComparePage />, { at: '/compare?id=b1&id=b2' });
    await screen.findAllByRole('columnheader');
    fireEvent.click(screen.getByLabelText('Only what differs'));
    expect(row(/^Year/)).not.toBeNull();
    expect(row(/^Publisher/)).toBeNull();
    expect(row(/^Availability/)).not.toBeNull();
  });

  it('are at most four, and one that is taken out leaves the address', async () => {
    draw(<ComparePage />, { at: '/compare?id=b1&id=b2&id=b3&id=b4&id=b5' });
    expect(await screen.findAllByRole('columnheader')).toHaveLength(4);
    const [first] = screen.getAllByRole('columnheader');
    fireEvent.click(within(first!).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
  });

  it('are none while fewer than two are named: the page says how to choose', async () => {
    draw(<ComparePage />, { at: '/compare?id=b1' });
    expect(await screen.findByText('Choose at least two works to compare')).toBeDefined();
  });
});
