// @vitest-environment happy-dom
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getOwnWorks, type OwnWork as Own } from '@lectern/contracts/shelf/own-works/get-own-works';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../testing/draw.tsx';
import { answers, libraryServer } from '../../testing/library-server.ts';
import { OwnWork } from './own-work.tsx';

const server = libraryServer();
inEnglish();

const NOTHING: Own = { recordId: 'b1', loans: [], requests: [], favourite: false, lists: [] };
const LOAN: Own['loans'][number] = {
  loanId: 'l1',
  yearVol: '',
  normReturnDate: '2026-03-20',
  dueTime: null,
  overdue: false,
  recalled: false,
  canRenew: true,
  renewsUntil: '2026-04-20',
  renewFrom: null,
  refusal: null,
};
const REQUEST: Own['requests'][number] = {
  requestId: 'r1',
  type: 'reservation',
  operationType: 'reserving',
  volume: '',
  isKept: false,
  keptUntil: null,
  takeLocationName: 'Main Library',
  readersBefore: 2,
  suspendedUntil: null,
};

describe('what the reader has to do with the works of a page', () => {
  const asked: string[][] = [];
  beforeEach(() => {
    asked.length = 0;
  });
  function has(...records: Own[]): void {
    server.use(
      answers(getOwnWorks, ({ recordIds }) => {
        asked.push([...(recordIds as string[])]);
        return { live: true, records };
      }),
    );
  }

  it('is not asked for while nobody is signed in', async () => {
    has({ ...NOTHING, favourite: true });
    draw(<OwnWork recordId="b1" title="Moby Dick" />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toEqual([]);
  });

  it('is asked for by one call for all works, and shows nothing where there is nothing', async () => {
    signedIn();
    has({ ...NOTHING, favourite: true });
    draw(
      <>
        <OwnWork recordId="b1" title="Moby Dick" />
        <OwnWork recordId="b2" title="Ulysses" />
      </>,
    );
    expect(await screen.findByRole('link', { name: 'Favourites' })).toBeDefined();
    expect(asked).toEqual([['b1', 'b2']]);
    expect(screen.queryByRole('list', { name: /Ulysses/ })).toBeNull();
  });

  it('says until when a copy is on loan, and renews it from there', async () => {
    signedIn();
    has({ ...NOTHING, loans: [LOAN] });
    server.use(
      answers(renewLoans, {
        renewed: 1,
        refused: 0,
        results: [
          {
            loanId: 'l1',
            title: 'Moby Dick',
            renewed: true,
            normReturnDate: '2026-04-20',
            dueTime: null,
            refusal: null,
            renewFrom: null,
          },
        ],
      }),
    );
    const { user } = draw(<OwnWork recordId="b1" title="Moby Dick" />);
    const own = within(await screen.findByRole('list', { name: /Moby Dick/ }));
    expect(own.getByText(/^On loan to you until/).textContent).toContain('2026');
    await user.click(own.getByRole('button', { name: /^Renew/ }));
    await waitFor(() => expect(toasts.get()[0]?.text).toMatch(/^“Moby Dick” is renewed until/));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('says why a loan cannot be renewed, tied to the button', async () => {
    signedIn();
    const refusal = { code: 'RENEWAL_READER_WAITING', message: 'Two readers are waiting.' };
    has({ ...NOTHING, loans: [{ ...LOAN, canRenew: false, renewsUntil: null, refusal }] });
    draw(<OwnWork recordId="b1" title="Moby Dick" />);
    const button = await screen.findByRole('button', { name: /^Renew/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Two readers are waiting.',
    );
  });

  it('says the place in the queue, and what is ready to be fetched', async () => {
    signedIn();
    has({
      ...NOTHING,
      requests: [
        REQUEST,
        { ...REQUEST, requestId: 'r2', isKept: true, keptUntil: '2026-03-20', readersBefore: null },
      ],
    });
    draw(<OwnWork recordId="b1" title="Moby Dick" />);
    expect(await screen.findByText('Requested, place 3 in the queue')).toBeDefined();
    expect(screen.getByText(/^Ready for you until .*: Main Library$/)).toBeDefined();
  });

  it('is the states alone where there is little room', async () => {
    signedIn();
    has({ ...NOTHING, loans: [LOAN], requests: [REQUEST] });
    draw(<OwnWork recordId="b1" title="Moby Dick" without="favourite" isBrief />);
    const own = within(await screen.findByRole('list', { name: /Moby Dick/ }));
    expect(own.getByText(/^On loan to you until/)).toBeDefined();
    expect(own.getByText('Requested, place 3 in the queue')).toBeDefined();
    expect(own.queryByRole('button')).toBeNull();
    expect(own.queryByRole('link')).toBeNull();
  });

  it('names the lists of the reader that have the work', async () => {
    signedIn();
    has({ ...NOTHING, favourite: true, lists: [{ id: 'x', name: 'Whales' }] });
    draw(<OwnWork recordId="b1" title="Moby Dick" without="favourite" />);
    const link = await screen.findByRole('link', { name: 'Whales' });
    expect(link.getAttribute('href')).toBe('/personalCenter/bookListDetails/x/1');
    expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull();
  });
});
