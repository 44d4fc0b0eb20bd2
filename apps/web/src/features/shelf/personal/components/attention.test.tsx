// @vitest-environment happy-dom

import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getPayMethods } from '@lectern/contracts/lending/payments/get-pay-methods';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Patron } from '../../../../lib/patron.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { loan, patron } from '../../../../testing/loan-fixtures.ts';
import { LOAN_ROWS } from '../loan-rows.ts';
import { useRenewal } from '../use-renewal.ts';
import { Attention } from './attention.tsx';

const server = libraryServer();
inEnglish();
beforeEach(signedIn);

const CNY = (amount: number) => ({ amount, currency: 'CNY' });

function lend(...loans: readonly LoanView[]): void {
  server.use(answers(listLoans, { total: loans.length, renewable: 0, loans: [...loans] }));
}

function Shown({ change = {} }: { readonly change?: Partial<Patron> }) {
  return <Attention patron={patron(change)} renewal={useRenewal()} />;
}

/** Shows when the answer of the call that the rows come from is there. */
function Probe() {
  const { data } = useCall(listLoans, { sort: 'due', page: 1, rows: LOAN_ROWS });
  return <p>{data ? 'loans are there' : 'no loans yet'}</p>;
}

/** The rows as title and hint. */
async function rows(): Promise<string[][]> {
  const list = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  return list
    .getAllByRole('listitem')
    .map((row) => [
      row.querySelector('b')?.textContent ?? '',
      row.querySelector('.muted')?.textContent ?? '',
    ]);
}

describe('what needs attention', () => {
  it('is nothing for a reader with loans that are due later', async () => {
    lend(loan({}));
    draw(
      <>
        <Shown />
        <Probe />
      </>,
    );
    await screen.findByText('loans are there');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('names each title with where it goes and by when, a recalled one first', async () => {
    const refusal = { code: 'RENEWAL_LIMIT_REACHED', message: 'Cannot be renewed: twice is the most.' };
    const stays = { canRenew: false, renewsUntil: null, refusal };
    lend(
      loan({ title: 'Late', daysLeft: -4, ...stays }),
      loan({ loanId: 'l2', title: 'Soon', daysLeft: 1, normReturnDate: '2026-03-20' }),
      loan({ loanId: 'l3', title: 'Later', daysLeft: 30 }),
      loan({ loanId: 'l4', title: 'Wanted', daysLeft: 9, recalled: true, ...stays }),
    );
    draw(<Shown />);
    expect(await rows()).toEqual([
      ['“Wanted” has been recalled', 'Please return it to Main Library by Mar 31'],
      [
        '“Late” is 4 days overdue',
        'Please return it to Main Library\u00a0· Cannot be renewed: twice is the most.',
      ],
      ['“Soon” is due tomorrow', 'It can be renewed until Apr 18\u00a0· Main Library'],
    ]);
    expect(screen.getByRole('button', { name: 'Renew Soon' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Renew Late' })).toBeNull();
  });

  it('renews where it says that something is due, and shows the result there', async () => {
    lend(loan({ title: 'Soon', daysLeft: 1 }));
    server.use(
      answers(renewLoans, () => {
        lend(
          loan({ title: 'Soon', daysLeft: 30, canRenew: false, renewsUntil: null, renewFrom: '2026-03-21' }),
        );
        const row = {
          loanId: 'l1',
          title: 'Soon',
          normReturnDate: '2026-04-18',
          dueTime: null,
          refusal: null,
        };
        return { renewed: 1, refused: 0, results: [{ ...row, renewed: true, renewFrom: '2026-03-21' }] };
      }),
    );
    const { user } = draw(<Shown />);
    await user.click(await screen.findByRole('button', { name: 'Renew Soon' }));
    expect(
      await screen.findByText('Renewed until April 18, 2026. You can renew it again from Mar 21.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Renew Soon' })).toBeNull();
  });

  it('says which hold is ready, where and until when, and leads to it', async () => {
    lend();
    const hold = { holdId: 'h1', recordId: 'b7', title: 'Emma', libName: 'South', readyUntil: '2026-03-24' };
    draw(<Shown change={{ holdsReady: 1, readyHolds: [hold] }} />);
    expect(await rows()).toEqual([
      ['“Emma” is ready for pickup at South', 'Kept for you until Mar 24. Bring your card.'],
    ]);
    const link = screen.getByRole('link', { name: 'Show record' });
    expect(link.getAttribute('href')).toBe('/searchList/bookDetails/b7');
  });

  function owe(...methods: OutputOf<(typeof getPayMethods)['output']>['methods']): void {
    const fine = { fineId: 'f1', kind: 'overdue' as const, kindName: 'Overdue', title: 'Emma' };
    server.use(
      answers(getAmountOwed, {
        owed: CNY(350),
        accruing: CNY(0),
        total: CNY(350),
        totalDecimal: '3.50',
        fines: [{ ...fine, amount: CNY(350) }],
      }),
      answers(getPayMethods, { methods }),
    );
  }

  it('says what is owed for which title, and where it is paid', async () => {
    lend();
    owe();
    draw(<Shown change={{ owed: CNY(350) }} />);
    expect(await screen.findByText(/Overdue: “Emma”/)).toBeDefined();
    const [[words, hint] = []] = await rows();
    expect(words).toMatch(/3\.50 to pay$/);
    expect(hint).toBe('Overdue: “Emma”\u00a0· Please pay at the desk of Main Library');
    expect(screen.getByRole('link', { name: 'See fines' })).toBeDefined();
  });

  it('leads to paying online where the library takes that', async () => {
    lend();
    owe({ channel: 'alipay', name: 'Alipay', shows: 'qr', sandbox: false });
    draw(<Shown change={{ owed: CNY(350) }} />);
    const link = await screen.findByRole('link', { name: 'Pay' });
    expect(link.getAttribute('href')).toBe('/personalCenter/behavior');
    const [[, hint] = []] = await rows();
    expect(hint).toBe('Overdue: “Emma”');
  });

  it('shows five loans at most, and how many more there are', async () => {
    lend(
      ...Array.from({ length: 7 }, (_, at) =>
        loan({ loanId: `l${at}`, title: `Book ${at}`, daysLeft: at - 9 }),
      ),
    );
    draw(<Shown />);
    const all = await rows();
    expect(all.map(([words]) => words)).toHaveLength(6);
    expect(all.at(-1)?.[0]).toBe('2 more loans need your attention');
  });
});
