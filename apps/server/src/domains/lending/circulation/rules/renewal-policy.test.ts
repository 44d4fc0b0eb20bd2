import { refuse } from '@lectern/contracts/kernel/refusal';
import { ACCOUNT_FROZEN } from '@lectern/contracts/library-system/patron-block-errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PatronBlock } from '../../../../ports/ils/ils-refusals.ts';
import { type RenewalCase, renewalRefusal } from './renewal-policy.ts';

const RENEWABLE: RenewalCase = {
  blocks: [],
  recalled: false,
  rule: { loanable: true, renewDays: 30, maxRenewals: 2 },
  renewals: 0,
  dueDate: '2026-03-10',
  isLonger: true,
  renewFrom: '2026-03-02',
  today: '2026-03-02',
  overdueLimitDays: 30,
  waiting: 0,
};
const RENEWED_UNTIL = '2026-04-01';
const FROZEN: PatronBlock = refuse(ACCOUNT_FROZEN);

describe('renewalRefusal', () => {
  it('has nothing against an ordinary loan', () => {
    expect(renewalRefusal(RENEWABLE)).toBeUndefined();
  });

  it.each<[string, Partial<RenewalCase>, object]>([
    ['a block of the account', { blocks: [FROZEN] }, FROZEN],
    ['a recall', { recalled: true }, { code: 'RENEWAL_ITEM_RECALLED' }],
    ['no rule', { rule: undefined }, { code: 'RENEWAL_NOT_ALLOWED' }],
    [
      'a rule without renewals',
      { rule: { loanable: true, renewDays: 30, maxRenewals: 0 } },
      { code: 'RENEWAL_NOT_ALLOWED' },
    ],
    [
      'an item that is not lent any more',
      { rule: { loanable: false, renewDays: 30, maxRenewals: 2 } },
      { code: 'RENEWAL_NOT_ALLOWED' },
    ],
    ['the last renewal used', { renewals: 2 }, { code: 'RENEWAL_LIMIT_REACHED', details: { limit: 2 } }],
    [
      'more days overdue than allowed',
      { dueDate: '2026-01-30' },
      { code: 'RENEWAL_OVERDUE_TOO_LONG', details: { days: 31, limit: 30 } },
    ],
    ['readers who wait', { waiting: 3 }, { code: 'RENEWAL_READER_WAITING', details: { waiting: 3 } }],
    [
      'a due date that would not be later',
      { isLonger: false, renewFrom: '2026-03-03' },
      { code: 'RENEWAL_NOT_LONGER', details: { from: '2026-03-03' } },
    ],
  ])('refuses for %s', (_reason, change, refusal) => {
    expect(renewalRefusal({ ...RENEWABLE, ...change })).toMatchObject(refusal);
  });

  it('allows the last day of what is allowed', () => {
    expect(renewalRefusal({ ...RENEWABLE, renewals: 1 })).toBeUndefined();
    expect(renewalRefusal({ ...RENEWABLE, dueDate: '2026-01-31' })).toBeUndefined();
  });

  it('names what concerns the account before what concerns the loan', () => {
    const everything: RenewalCase = {
      ...RENEWABLE,
      blocks: [FROZEN],
      recalled: true,
      renewals: 9,
      dueDate: '2025-01-01',
      waiting: 1,
    };
    const codes = [
      everything,
      { ...everything, blocks: [] },
      { ...everything, blocks: [], recalled: false },
      { ...everything, blocks: [], recalled: false, renewals: 0 },
      { ...everything, blocks: [], recalled: false, renewals: 0, dueDate: '2026-03-01' },
    ].map((loan) => renewalRefusal(loan)?.code);
    expect(codes).toEqual([
      'ACCOUNT_FROZEN',
      'RENEWAL_ITEM_RECALLED',
      'RENEWAL_LIMIT_REACHED',
      'RENEWAL_OVERDUE_TOO_LONG',
      'RENEWAL_READER_WAITING',
    ]);
  });

  it('never lets a renewal through that breaks a rule', () => {
    const loans = fc.record({
      recalled: fc.boolean(),
      renewals: fc.integer({ min: 0, max: 4 }),
      waiting: fc.integer({ min: 0, max: 2 }),
      dueDate: fc.constantFrom('2026-01-01', '2026-02-20', '2026-03-10', '2026-05-01'),
    });
    fc.assert(
      fc.property(loans, (change) => {
        const allowed =
          renewalRefusal({ ...RENEWABLE, ...change, isLonger: change.dueDate < RENEWED_UNTIL }) === undefined;
        const within =
          !change.recalled &&
          change.renewals < 2 &&
          change.waiting === 0 &&
          change.dueDate >= '2026-01-31' &&
          change.dueDate < RENEWED_UNTIL;
        expect(allowed).toBe(within);
      }),
    );
  });
});
