// @vitest-environment happy-dom
import { getLoanChart } from '@lectern/contracts/lending/loans/get-loan-chart';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { LoanChart } from './loan-chart.tsx';

const server = libraryServer();
inEnglish();
beforeEach(signedIn);

const CHART = '/personalCenter/borrowing?tab=chart';

describe('the chart of loans', () => {
  it('has its numbers in a table, the latest first, by month and by year', async () => {
    server.use(
      answers(getLoanChart, ({ span = 'month' }) =>
        span === 'month'
          ? {
              span,
              total: 3,
              points: [
                { period: '2026-02', loans: 0 },
                { period: '2026-03', loans: 3 },
              ],
            }
          : { span, total: 7, points: [{ period: '2026', loans: 7 }] },
      ),
    );
    const { user, address } = draw(<LoanChart />, { at: CHART });
    expect(await screen.findByText('3 loans in the last twelve months')).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Loans by month', hidden: true }));
    expect(table.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      'March 2026',
      '3',
      'February 2026',
      '0',
    ]);
    await user.click(screen.getByRole('button', { name: 'By: By month' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'By year' }));
    expect(await screen.findByText('7 loans in all')).toBeDefined();
    expect(address()).toBe(`${CHART}&span=year`);
  });

  it('says that there are no loans', async () => {
    server.use(answers(getLoanChart, { span: 'month', total: 0, points: [{ period: '2026-03', loans: 0 }] }));
    draw(<LoanChart />, { at: CHART });
    expect(await screen.findByText('No loans in this time')).toBeDefined();
  });
});
