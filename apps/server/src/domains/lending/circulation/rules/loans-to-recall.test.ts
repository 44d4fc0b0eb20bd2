import { describe, expect, it } from 'vitest';
import { loansToRecall, recallsToTakeBack, type WantedLoan } from './loans-to-recall.ts';

const TODAY = '2026-03-02';
const POLICY = { whenWaiting: 2, guaranteedDays: 14, returnDays: 7 };
const loan = (id: string, traits: Partial<WantedLoan> = {}): WantedLoan => ({
  id,
  lentOn: '2026-01-10',
  dueDate: '2026-04-10',
  recalled: false,
  ...traits,
});
const idsOf = (loans: readonly WantedLoan[], waiting: number, policy = POLICY) =>
  loansToRecall(loans, waiting, policy, TODAY).map(({ id }) => id);

describe('loans that are called back', () => {
  it('are none while too few readers wait, or where the library calls nothing back', () => {
    expect(idsOf([loan('a')], 1)).toEqual([]);
    expect(idsOf([loan('a')], 9, { ...POLICY, whenWaiting: 0 })).toEqual([]);
  });

  it('are those lent longest, one for each reader', () => {
    const loans = [loan('a'), loan('b', { lentOn: '2026-01-01' }), loan('c', { lentOn: '2026-01-05' })];
    expect(idsOf(loans, 2)).toEqual(['b', 'c']);
  });

  it('are fewer where copies come back soon anyway', () => {
    expect(idsOf([loan('a'), loan('b', { recalled: true })], 2)).toEqual(['a']);
    expect(idsOf([loan('a'), loan('b', { dueDate: '2026-03-05' })], 2)).toEqual(['a']);
  });

  it('are never those of the guaranteed days', () => {
    expect(idsOf([loan('a', { lentOn: '2026-02-17' })], 2)).toEqual([]);
    expect(idsOf([loan('a', { lentOn: '2026-02-16' })], 2)).toEqual(['a']);
  });
});

describe('recalls that are taken back', () => {
  const recalled = (id: string, traits: Partial<WantedLoan> = {}) => ({
    ...loan(id, { recalled: true, dueDate: '2026-03-09', ...traits }),
    dueBefore: '2026-04-10',
  });
  const idsBack = (loans: readonly ReturnType<typeof recalled>[], waiting: number) =>
    recallsToTakeBack(loans, waiting, POLICY, TODAY).map(({ id }) => id);

  it('are those beyond the readers who wait, lent last first', () => {
    const loans = [recalled('a'), recalled('b', { lentOn: '2026-01-12' }), recalled('c')];
    expect(idsBack(loans, 3)).toEqual([]);
    expect(idsBack(loans, 2)).toEqual(['b']);
    expect(idsBack(loans, 0)).toEqual(['b', 'c', 'a']);
  });

  it('are none of loans that are overdue, or whose due date before is not known', () => {
    expect(idsBack([recalled('a', { dueDate: '2026-03-01' })], 0)).toEqual([]);
    expect(recallsToTakeBack([{ ...recalled('a'), dueBefore: null }], 0, POLICY, TODAY)).toEqual([]);
  });
});
