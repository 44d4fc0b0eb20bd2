import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerEntry, settleFines } from './settle-fines.ts';

const entry = (kind: LedgerEntry['kind'], amount: number, method = ''): LedgerEntry => ({
  kind,
  amount,
  method,
});

describe('a ledger', () => {
  it('settles the oldest fines first and says by what', () => {
    const settled = settleFines([
      entry('overdue', 300),
      entry('payment', -200, 'cash'),
      entry('lost', 5000),
      entry('waiver', -150),
      entry('payment', -50, 'online'),
    ]);
    expect(settled.map(({ covered, methods }) => [covered, methods])).toEqual([
      [300, ['cash', 'waiver']],
      [100, ['waiver', 'online']],
    ]);
  });

  it('never covers more than a fine or more than was paid, and leaves no payment unused beside an open fine', () => {
    const kinds = fc.constantFrom<LedgerEntry['kind']>('overdue', 'payment', 'waiver');
    const entries = fc.array(
      fc
        .tuple(kinds, fc.integer({ min: 0, max: 500 }))
        .map(([kind, amount]) => entry(kind, kind === 'overdue' ? amount : -amount)),
    );
    fc.assert(
      fc.property(entries, (ledger) => {
        const settled = settleFines(ledger);
        const due = settled.reduce((sum, { fine }) => sum + fine.amount, 0);
        const credit = ledger.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
        const covered = settled.reduce((sum, one) => sum + one.covered, 0);
        expect(covered).toBe(Math.min(due, credit));
        for (const one of settled) expect(one.covered).toBeLessThanOrEqual(one.fine.amount);
      }),
    );
  });
});
