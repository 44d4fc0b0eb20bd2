// @vitest-environment happy-dom
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import type { Favourite } from '@lectern/contracts/shelf/favourites/favourite';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AvailabilityProvider } from '../../../../components/availability/availability.tsx';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { FavouriteRow } from './favourite-row.tsx';

const server = libraryServer();
inEnglish();

const FAVOURITE: Favourite = {
  recordId: 'b1',
  kind: 'bib',
  folderId: 'f1',
  title: 'Moby Dick',
  author: 'Melville',
  isbn: '',
  note: '',
  tags: [],
  state: '',
  addedAt: '2026-03-01T10:00:00Z',
  inCatalogue: true,
  publisher: '',
  publishYear: null,
  imgUrl: '',
};

describe('a favourite', () => {
  it('says in the words of the result list whether its copies can be borrowed now, and where', async () => {
    signedIn();
    server.use(
      answers(getOwnWorks, { live: true, records: [] }),
      answers(getOnShelfCounts, {
        asOf: '2026-03-01T10:00:00Z',
        live: true,
        records: [
          {
            recordId: 'b1',
            itemCount: 3,
            onShelfCount: 2,
            loanableCount: 2,
            nearest: { libName: 'Main', locationName: 'Stacks', callNo: 'K1' },
            otherPlaces: 1,
            earliestDue: null,
            waiting: 0,
            online: false,
            imgUrl: '',
          },
        ],
      }),
    );
    draw(
      <AvailabilityProvider recordIds={['b1']}>
        <FavouriteRow favourite={FAVOURITE} folders={[]} onTag={() => undefined} />
      </AvailabilityProvider>,
    );
    expect(await screen.findByText('K1')).toBeDefined();
    expect(screen.getByText(/Available: 2 of 3|2 of 3/)).toBeDefined();
    expect(screen.getByRole('link', { name: /1 other place/ })).toBeDefined();
  });
});
