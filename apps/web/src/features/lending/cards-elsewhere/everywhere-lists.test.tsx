// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { loan } from '../../../testing/loan-fixtures.ts';
import { EverywhereLists } from './everywhere-lists.tsx';

const money = (amount: number) => ({ amount, currency: 'CNY' });
const library = (mappingPath: string, name: string) => ({
  linkId: mappingPath,
  library: { mappingPath, name },
  state: 'open' as const,
  loans: [],
  requests: [],
  amount: { owed: money(0), accruing: money(0), total: money(0), totalDecimal: '0.00', fines: [] },
});
const fine = (fineId: string, title: string, amount: number) => ({
  fineId,
  kind: 'overdue' as const,
  kindName: 'Overdue',
  title,
  amount: money(amount),
});

const linesOf = (heading: string) => {
  const part = screen.getByRole('heading', { name: heading }).parentElement;
  return within(part ?? document.body)
    .queryAllByRole('listitem')
    .map((line) => line.textContent?.replaceAll('\u00a0', ' '));
};

describe('what a reader has at all libraries', () => {
  inEnglish();

  it('names each fine, what grows, and the sum of each library', async () => {
    const owing = {
      owed: money(350),
      accruing: money(50),
      total: money(400),
      totalDecimal: '4.00',
      fines: [fine('1', 'Red Sorghum', 250), fine('2', '', 100)],
    };
    draw(
      <EverywhereLists
        libraries={[library('demo', 'Here'), { ...library('beta', 'There'), amount: owing }]}
      />,
    );
    await screen.findByText('Red Sorghum');
    expect(linesOf('To pay')).toEqual([
      'Red SorghumThere · Overdue¥2.50',
      'OverdueThere¥1.00',
      'Overdue loans so far, growing until they are returnedThere¥0.50',
      'Total at There¥4.00',
    ]);
  });

  it('puts the loan that is due first on top, wherever it is', async () => {
    draw(
      <EverywhereLists
        libraries={[
          { ...library('demo', 'Here'), loans: [loan({ title: 'Later', normReturnDate: '2026-04-02' })] },
          { ...library('beta', 'There'), loans: [loan({ title: 'Sooner', normReturnDate: '2026-03-20' })] },
        ]}
      />,
    );
    await screen.findByText('Sooner');
    expect(linesOf('Loans').map((line) => line?.slice(0, 5))).toEqual(['Soone', 'Later']);
    expect(screen.getByText('Nothing is to be paid.')).toBeDefined();
  });

  it('says which library does not answer, and which card was stopped', async () => {
    draw(
      <EverywhereLists
        libraries={[
          { ...library('beta', 'There'), state: 'away', amount: null },
          { ...library('gamma', 'Elsewhere'), state: 'ended', amount: null },
        ]}
      />,
    );
    await screen.findByText(/There is not answering/);
    expect(screen.getByText(/The card at Elsewhere is no longer shown/)).toBeDefined();
  });
});
