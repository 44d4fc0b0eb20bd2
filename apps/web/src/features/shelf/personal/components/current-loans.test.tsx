// @vitest-environment happy-dom
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, losesConnection, refuses } from '../../../../testing/library-server.ts';
import { loan } from '../../../../testing/loan-fixtures.ts';
import type { RenewalRow } from '../renewal-outcome.ts';
import { useRenewal } from '../use-renewal.ts';
import { CurrentLoans } from './current-loans.tsx';

const server = libraryServer();
inEnglish();
beforeEach(signedIn);

const refused = (code: string, message: string) => ({
  canRenew: false,
  renewsUntil: null,
  refusal: { code, message },
});
const WAITING = refused('RENEWAL_READER_WAITING', 'Two readers are waiting for this title.');

const NOT_YET = {
  ...refused('RENEWAL_NOT_LONGER', 'Can be renewed from April 4.'),
  renewFrom: '2026-04-04',
};

function Loans() {
  return <CurrentLoans page={1} renewal={useRenewal()} />;
}

function lend(...loans: readonly LoanView[]): void {
  const renewable = loans.filter(({ canRenew }) => canRenew).length;
  server.use(answers(listLoans, { total: loans.length, renewable, loans: [...loans] }));
}
const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('li') as HTMLElement;

describe('the list of loans', () => {
  it('says of a loan that cannot be renewed why, and ties the reason to its button', async () => {
    lend(loan({}), loan({ loanId: 'l2', title: 'Ulysses', ...WAITING }));
    draw(<Loans />);
    const row = within(await rowOf('Ulysses'));
    const button = row.getByRole('button', { name: /Ulysses/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Two readers are waiting for this title.');
  });

  it('is exported as the chosen rows, also one that cannot be renewed, or as all by another entry', async () => {
    const asked: string[] = [];
    lend(loan({}), loan({ loanId: 'l2', title: 'Ulysses', ...WAITING }));
    server.use(
      http.get('*/find/loanInfo/exportLoanList', ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('Title', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    const { user } = draw(<Loans />);
    await rowOf('Ulysses');
    const press = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(screen.getByRole('menuitem', { name }));
    };
    toasts.set([]);
    await press('Selected (0): CSV file');
    expect(toasts.get().map(({ text }) => text)).toEqual(['Select at least one loan first']);
    expect(asked).toEqual([]);
    await user.click(within(await rowOf('Ulysses')).getByRole('checkbox'));
    expect(screen.getByRole('button', { name: 'Renew selected' }).getAttribute('aria-disabled')).toBe('true');
    await press('Selected (1): CSV file');
    await waitFor(() => expect(asked).toEqual(['?loanIds=l2&format=csv']));
    await press('All: CSV file');
    await waitFor(() => expect(asked.at(-1)).toBe('?all=1&format=csv'));
  });

  it('says how late a loan is and what that costs so far', async () => {
    lend(loan({ daysLeft: -4, overdueFine: { amount: 80, currency: 'CNY' } }));
    draw(<Loans />);
    const row = within(await rowOf('Moby Dick'));
    expect(row.getByText('4 days overdue')).toBeDefined();
    expect(row.getByText(/0\.80 so far$/)).toBeDefined();
  });

  it('is asked for by title if the reader wants it, and keeps that in the address', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(listLoans, (input) => {
        sent.push(input.sort);
        return { total: 2, renewable: 2, loans: [loan({}), loan({ loanId: 'l2', title: 'Ulysses' })] };
      }),
    );
    const { user, address } = draw(<Loans />, { at: '/personalCenter/borrowing' });
    await user.click(await screen.findByRole('button', { name: 'Sort: Due date' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Title' }));
    expect(await screen.findByRole('button', { name: 'Sort: Title' })).toBeDefined();
    expect(sent).toEqual(['due', 'title']);
    expect(address()).toBe('/personalCenter/borrowing?sort=title');
  });

  it('leads a reader without loans to the catalogue', async () => {
    lend();
    draw(<Loans />);
    const link = await screen.findByRole('link', { name: 'Find books' });
    expect(link.getAttribute('href')).toBe('/home');
  });

  it('says that the library system is away, and asks again when told to', async () => {
    const message = 'The library system does not answer.';
    server.use(refuses(listLoans, { code: 'ILS_UNAVAILABLE', status: 503, message }));
    const { user } = draw(<Loans />);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    lend(loan({}));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('Moby Dick')).toBeDefined();
  });
});

describe('renewing', () => {
  it('renews what is chosen, and says of each row what became of it', async () => {
    lend(loan({}), loan({ loanId: 'l2', title: 'Ulysses' }), loan({ loanId: 'l3', title: 'Emma' }));
    let sent: unknown;
    server.use(
      answers(renewLoans, (input) => {
        sent = input;
        return {
          renewed: 1,
          refused: 1,
          results: [
            {
              loanId: 'l1',
              title: 'Moby Dick',
              renewed: true,
              normReturnDate: '2026-04-30',
              dueTime: null,
              refusal: null,
              renewFrom: '2026-04-01',
            },
            {
              loanId: 'l2',
              title: 'Ulysses',
              renewed: false,
              normReturnDate: '2026-03-31',
              dueTime: null,
              refusal: WAITING.refusal,
              renewFrom: null,
            },
          ],
        };
      }),
    );
    const { user } = draw(<Loans />);
    const renew = await screen.findByRole('button', { name: 'Renew selected' });
    expect(renew.getAttribute('aria-disabled')).toBe('true');
    for (const title of ['Moby Dick', 'Ulysses'])
      await user.click(within(await rowOf(title)).getByRole('checkbox'));
    await user.click(renew);
    expect(await screen.findByText('1 loan renewed · 1 could not be renewed')).toBeDefined();
    expect(sent).toEqual({ loanIds: ['l1', 'l2'] });
    expect(within(await rowOf('Moby Dick')).getByText(/^Renewed until April 30, 2026\. /)).toBeDefined();
    expect(within(await rowOf('Ulysses')).getByText(WAITING.refusal.message)).toBeDefined();
    expect(within(await rowOf('Emma')).queryByText(/renewed|waiting/i)).toBeNull();
  });

  it('says of each row why, where every one was refused', async () => {
    lend(loan({}));
    const { refusal } = WAITING;
    const row = {
      loanId: 'l1',
      title: 'Moby Dick',
      renewed: false,
      normReturnDate: '2026-03-31',
      dueTime: null,
      refusal,
      renewFrom: null,
    };
    server.use(
      refuses(renewLoans, {
        code: 'LOANS_NOT_RENEWED',
        status: 409,
        message: 'None of these loans could be renewed.',
        data: { renewed: 0, refused: 1, results: [row] },
      }),
    );
    const { user } = draw(<Loans />);
    await user.click(await screen.findByRole('button', { name: /^Renew.*Moby Dick/ }));
    expect(await screen.findByText('1 could not be renewed')).toBeDefined();
    expect(within(await rowOf('Moby Dick')).getByText(refusal.message)).toBeDefined();
    expect(screen.queryByText(/None of these loans/)).toBeNull();
  });

  const renewedUntil = (loanId: string, renewFrom: string | null): RenewalRow => ({
    loanId,
    title: '',
    renewed: true,
    normReturnDate: '2026-04-30',
    dueTime: null,
    refusal: null,
    renewFrom,
  });
  const linesOf = async (title: string) =>
    [...(await rowOf(title)).querySelectorAll('[aria-live] *')].map(({ textContent }) => textContent);

  it('tries only what can be renewed, and leaves one line in each row when the list comes back', async () => {
    const before = [
      loan({}),
      loan({ loanId: 'l2', title: 'Ulysses', renewCount: 1 }),
      loan({ loanId: 'l3', title: 'Emma', ...WAITING }),
      loan({ loanId: 'l4', title: 'Middlemarch', ...NOT_YET }),
    ];
    lend(...before);
    let sent: unknown;
    server.use(
      answers(renewLoans, (input) => {
        sent = input;
        lend(
          loan({ ...NOT_YET, renewCount: 1 }),
          loan({ loanId: 'l2', title: 'Ulysses', ...refused('RENEWAL_LIMIT_REACHED', 'Twice is the most.') }),
          ...before.slice(2),
        );
        return {
          renewed: 2,
          refused: 0,
          results: [renewedUntil('l1', '2026-04-04'), renewedUntil('l2', null)],
        };
      }),
    );
    const { user } = draw(<Loans />);
    await user.click(await screen.findByRole('button', { name: 'Renew all 2' }));
    expect(await screen.findByText('2 loans renewed')).toBeDefined();
    expect(sent).toEqual({ loanIds: ['l1', 'l2'] });
    const all = await screen.findByRole('button', { name: 'Renew all' });
    expect(all.getAttribute('aria-disabled')).toBe('true');
    expect(all.title).toBe('No loan can be renewed now');
    expect(await linesOf('Moby Dick')).toEqual([
      'Renewed until April 30, 2026. You can renew it again from Apr 4.',
    ]);
    expect(await linesOf('Ulysses')).toEqual(['Renewed until April 30, 2026. It cannot be renewed again.']);
    expect(await linesOf('Emma')).toEqual([WAITING.refusal.message]);
    expect(await linesOf('Middlemarch')).toEqual(['Can be renewed from Apr 4']);
  });

  it('says after a reload only from which day a renewed loan can be renewed again', async () => {
    lend(loan({ ...NOT_YET, renewCount: 1 }));
    draw(<Loans />);
    expect(await linesOf('Moby Dick')).toEqual(['Can be renewed from Apr 4']);
    const [line] = (await rowOf('Moby Dick')).querySelectorAll('[aria-live] *');
    expect(line?.getAttribute('data-tone')).toBe('quiet');
    expect(screen.getByText('Renewals: 1 of 2 used')).toBeDefined();
  });

  it('says of a renewal that adds few days how many, because renewals are limited', async () => {
    lend(
      loan({ renewCount: 1, renewsUntil: '2026-04-01' }),
      loan({ loanId: 'l2', title: 'Ulysses', renewsUntil: '2026-04-07' }),
    );
    draw(<Loans />);
    expect(await linesOf('Moby Dick')).toEqual(['Renewing today adds only 1 day']);
    expect(await linesOf('Ulysses')).toEqual([]);
    const row = within(await rowOf('Moby Dick'));
    expect(row.getByRole('button', { name: /^Renew/ }).getAttribute('aria-disabled')).toBeNull();
  });

  it('counts a loan that was renewed a minute ago as no failure', async () => {
    lend(loan({}));
    const row = { ...renewedUntil('l1', '2026-04-04'), renewed: false, refusal: NOT_YET.refusal };
    server.use(
      refuses(renewLoans, {
        code: 'LOANS_NOT_RENEWED',
        status: 409,
        message: 'None of these loans could be renewed.',
        data: { renewed: 0, refused: 1, results: [row] },
      }),
    );
    const { user } = draw(<Loans />);
    await user.click(await screen.findByRole('button', { name: /^Renew.*Moby Dick/ }));
    expect(await screen.findByText('1 already has the latest possible due date')).toBeDefined();
    expect(await linesOf('Moby Dick')).toEqual(['Can be renewed from Apr 4']);
  });

  it('says that the connection was lost, and leaves the list as it is', async () => {
    lend(loan({}));
    server.use(losesConnection(renewLoans));
    const { user } = draw(<Loans />);
    await user.click(await screen.findByRole('button', { name: /^Renew.*Moby Dick/ }));
    expect(await screen.findByText(/connection/)).toBeDefined();
    expect(await rowOf('Moby Dick')).toBeDefined();
  });
});
