// @vitest-environment happy-dom
import { listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import type { PastLoan } from '@lectern/contracts/lending/loans/loan-view';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { loan } from '../../../../testing/loan-fixtures.ts';
import { PastLoans } from './past-loans.tsx';

const server = libraryServer();
inEnglish();
beforeEach(signedIn);

const HISTORY = '/personalCenter/borrowing?tab=history';
const NOTHING = { amount: 0, currency: 'CNY' };
const PAST: PastLoan = {
  ...loan(),
  returnDate: '2026-03-20',
  overdueDays: 0,
  amountDue: NOTHING,
  amountPaid: NOTHING,
  amountDueDecimal: '0.00',
  amountPaidDecimal: '0.00',
  payMethod: '',
  lossFreezeDate: '',
};

describe('the loan history', () => {
  it('says that nothing matches the filter, and clears it', async () => {
    server.use(
      answers(listPastLoans, ({ keyWord }) =>
        keyWord ? { total: 0, historyDays: null, loans: [] } : { total: 1, historyDays: null, loans: [PAST] },
      ),
    );
    const { user, address } = draw(<PastLoans page={1} />, { at: `${HISTORY}&keyWord=nothing` });
    expect(await screen.findByText('No past loan matches')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(await screen.findByRole('link', { name: 'Moby Dick' })).toBeDefined();
    expect(address()).toBe(HISTORY);
  });

  it('says without a filter that there is no history', async () => {
    server.use(answers(listPastLoans, { total: 0, historyDays: null, loans: [] }));
    draw(<PastLoans page={1} />, { at: HISTORY });
    expect(await screen.findByText('No past loans here')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Clear filter' })).toBeNull();
  });

  it('is sorted by the day of return, in either order, and keeps the filter', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(listPastLoans, ({ sort, keyWord }) => {
        sent.push([sort, keyWord]);
        return { total: 1, historyDays: null, loans: [PAST] };
      }),
    );
    const { user, address } = draw(<PastLoans page={1} />, { at: `${HISTORY}&keyWord=moby` });
    await user.click(await screen.findByRole('button', { name: 'Sort: Last returned first' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'First returned first' }));
    expect(await screen.findByRole('button', { name: 'Sort: First returned first' })).toBeDefined();
    expect(sent).toEqual([
      ['latest', 'moby'],
      ['oldest', 'moby'],
    ]);
    expect(address()).toBe(`${HISTORY}&keyWord=moby&sort=oldest`);
  });
});
