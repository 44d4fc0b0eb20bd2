// @vitest-environment happy-dom
import { getShelfPlaces } from '@lectern/contracts/collection/holdings/get-shelf-places';
import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { listVolumes } from '@lectern/contracts/collection/holdings/list-volumes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { NO_HOLDINGS } from '../detail.fixtures.ts';
import type { Holdings } from '../holdings.ts';
import { HoldingsPanel } from './holdings-panel.tsx';

const server = libraryServer();
inEnglish();
beforeEach(() =>
  server.use(answers(getShelfPlaces, []), answers(listVolumes, { ...KNOWN, volumes: VOLUMES })),
);

const KNOWN = { asOf: '2026-03-01T10:00:00Z', live: true };
const VOLUMES = [{ yearVol: 'v.9', itemCount: 2, onShelfCount: 1, loanableCount: 1, earliestDue: null }];
const COUNTS = { itemCount: 12, onShelfCount: 12, loanableCount: 12 };
const HOLDINGS: Holdings = {
  ...NO_HOLDINGS,
  ...COUNTS,
  libraries: [{ libCode: 'MAIN', libName: 'Main Library', ...COUNTS, locations: [] }],
};
const item = (yearVol: string) => ({
  itemId: yearVol,
  barcode: `B${yearVol}`,
  propNo: '',
  libCode: 'MAIN',
  libName: 'Main Library',
  locationId: '3F',
  locationName: 'Stacks',
  callNo: 'K20/1',
  yearVol,
  itemType: 'book',
  status: 'available' as const,
  dueDate: null,
  dueTime: null,
});
const ofVolumes = (volumes: readonly string[], volumeCount: number) => ({
  asOf: '2026-03-01T10:00:00Z',
  live: true,
  total: volumes.length,
  volumeCount,
  items: volumes.map(item),
});

describe('the items of a bib with many volumes', () => {
  it('can be narrowed to one volume, and say so where there is none', async () => {
    server.use(
      answers(listItems, ({ yearVol = '' }) => {
        if (yearVol === '') return ofVolumes(['v.9', 'v.10'], 12);
        return ofVolumes(yearVol === '10' ? ['v.10'] : [], 12);
      }),
    );
    const { user } = draw(<HoldingsPanel recordId="b1" holdings={HOLDINGS} />);
    expect(await screen.findByRole('cell', { name: 'v.9' })).toBeDefined();
    const field = screen.getByRole('combobox', { name: 'Find a volume' });
    await waitFor(() =>
      expect(document.querySelector('datalist option')?.getAttribute('label')).toBe('v.9 · 1 of 2 on shelf'),
    );
    await user.type(field, '10');
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'v.9' })).toBeNull());
    expect(screen.getByRole('cell', { name: 'v.10' })).toBeDefined();
    await user.type(field, '7');
    expect(await screen.findByText('No volume matches “107”.')).toBeDefined();
    await user.clear(field);
    expect(await screen.findByRole('cell', { name: 'v.9' })).toBeDefined();
  });

  it('have no such field if there are few volumes', async () => {
    server.use(answers(listItems, ofVolumes(['1', '2'], 2)));
    draw(<HoldingsPanel recordId="b1" holdings={HOLDINGS} />);
    expect(await screen.findByRole('cell', { name: '2' })).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the shelf of an item', () => {
  it('opens a plan on which it is marked, and gives the focus back', async () => {
    const plan = { name: 'Second floor', address: '/demo/plans/L2.svg?shelf=S7' };
    server.use(
      answers(listItems, ofVolumes(['1', '2'], 2)),
      answers(getShelfPlaces, ({ recordId }) => [
        { barcode: 'B1', shelfNo: recordId === 'b1' ? 'A7' : '', plan },
        { barcode: 'B2', shelfNo: 'A8', plan: null },
      ]),
    );
    const { user } = draw(<HoldingsPanel recordId="b1" holdings={HOLDINGS} />);
    expect(await screen.findByText('Shelf A8')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Show on plan Shelf A7' });
    await user.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Second floor' });
    expect(within(dialog).getByText('Shelf A7')).toBeDefined();
    const picture = within(dialog).getByRole('img', { name: 'Plan of Second floor; shelf A7 is marked' });
    expect(picture.getAttribute('src')).toBe(plan.address);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('has one button for the plan of each shelf, though several copies stand there', async () => {
    const plan = { name: 'Third floor', address: '/plan.svg' };
    const shelves = { B1: 'S1', B2: 'S1', B3: 'S9' };
    server.use(
      answers(listItems, ofVolumes(['1', '2', '3'], 3)),
      answers(
        getShelfPlaces,
        Object.entries(shelves).map(([barcode, shelfNo]) => ({ barcode, shelfNo, plan })),
      ),
    );
    draw(<HoldingsPanel recordId="b1" holdings={HOLDINGS} />);
    expect(await screen.findAllByRole('button', { name: 'Show on plan Shelf S9' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Show on plan Shelf S1' })).toHaveLength(1);
    expect(screen.getAllByText('Shelf S1')).toHaveLength(3);
  });
});
