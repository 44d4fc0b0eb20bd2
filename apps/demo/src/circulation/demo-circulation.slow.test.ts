import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../calendar-days.ts';
import type { LoanSeed } from '../circulation-types.ts';
import { DEMO_TENANTS } from '../demo-tenant.ts';
import { demoItems } from '../holdings/demo-items.ts';
import { demoLibraries } from '../holdings/libraries.ts';
import { demoGuarantees, demoPatrons } from '../patrons/demo-patrons.ts';
import { demoWorks } from '../works/demo-works.ts';
import { demoClosedDays, openDays } from './closed-days.ts';
import { demoCirculation } from './demo-circulation.ts';
import { demoLoanRules, demoPatronGroups } from './loan-rules.ts';

/** A Monday in term, New Year's Eve, a leap day and a Spring Festival day. */
const DAYS = ['2026-11-23', '2026-12-31', '2028-02-29', '2026-02-17'];

describe.each(DEMO_TENANTS)('the circulation of %s', (tenant) => {
  const items = new Map(demoItems(tenant).map((item) => [item.barcode, item]));
  const patrons = new Map(demoPatrons(tenant).map((patron) => [patron.primaryId, patron]));
  const rules = new Map(demoLoanRules(tenant).map((rule) => [`${rule.patronGroup}|${rule.itemType}`, rule]));
  const ruleOf = (loan: LoanSeed) =>
    rules.get(`${patrons.get(loan.patron)?.patronGroup}|${items.get(loan.barcode)?.itemType}`);

  it('is the same for the same day and seed, and differs for another seed', () => {
    const once = demoCirculation(tenant, { today: '2026-11-23', seed: 7 });
    expect(demoCirculation(tenant, { today: '2026-11-23', seed: 7 })).toEqual(once);
    expect(demoCirculation(tenant, { today: '2026-11-23', seed: 8 })).not.toEqual(once);
  });

  it.each(DAYS)('has one loan of an item at a time, on %s', (today) => {
    const until = new Map<string, string>();
    for (const loan of demoCirculation(tenant, { today }).loans) {
      expect((until.get(loan.barcode) ?? '') < loan.checkedOutAt, loan.barcode).toBe(true);
      until.set(loan.barcode, loan.returnedAt ?? '9999');
    }
  });

  it.each(DAYS)('has dates in order and none in the future, on %s', (today) => {
    const { loans, fines, holds } = demoCirculation(tenant, { today });
    const calendar = openDays(demoClosedDays(tenant, today));
    const open = loans.filter((loan) => !loan.returnedAt);
    for (const loan of loans) {
      const day = loan.checkedOutAt.slice(0, 10);
      expect(day < today && day < loan.dueDate, JSON.stringify(loan)).toBe(true);
      expect(calendar.isOpen(loan.libraryCode, day), JSON.stringify(loan)).toBe(true);
      expect(loan.lastRenewedAt !== undefined).toBe(loan.renewals > 0);
      for (const instant of [loan.lastRenewedAt, loan.returnedAt]) {
        if (instant !== undefined)
          expect(instant >= loan.checkedOutAt && instant.slice(0, 10) < today).toBe(true);
      }
    }
    for (const loan of open) expect(calendar.isOpen(loan.libraryCode, loan.dueDate)).toBe(true);
    for (const { postedAt } of fines) expect(postedAt.slice(0, 10) < today).toBe(true);
    for (const { placedAt } of holds) expect(placedAt.slice(0, 10) < today).toBe(true);
  });

  it('keeps to the loan rules', () => {
    const { loans } = demoCirculation(tenant, { today: '2026-11-23' });
    for (const loan of loans) {
      const rule = ruleOf(loan);
      expect(rule?.loanable, loan.barcode).toBe(true);
      expect(loan.renewals).toBeLessThanOrEqual(rule?.maxRenewals ?? 0);
      expect(items.get(loan.barcode)?.status).toBe('available');
      expect(items.get(loan.barcode)?.libraryCode).toBe(loan.libraryCode);
    }
    for (const group of demoPatronGroups(tenant)) {
      for (const patron of patrons.values()) {
        if (patron.patronGroup !== group.code) continue;
        const open = loans.filter((loan) => loan.patron === patron.primaryId && !loan.returnedAt);
        expect(open.length, patron.primaryId).toBeLessThanOrEqual(group.maxLoans ?? 99);
      }
    }
  });

  it('has a fine for each overdue loan, and only documented patrons still owe', () => {
    const { fines } = demoCirculation(tenant, { today: '2026-11-23' });
    const owed = new Map<string, number>();
    for (const { patron, amount } of fines) owed.set(patron, (owed.get(patron) ?? 0) + amount);
    for (const [patron, amount] of owed) {
      expect(amount, patron).toBeGreaterThanOrEqual(0);
      if (amount > 0) expect(patrons.get(patron)?.shows, patron).not.toBe('');
    }
    const refs = new Set(
      demoCirculation(tenant, { today: '2026-11-23' }).loans.map((loan) => loan.barcode + loan.checkedOutAt),
    );
    for (const { loan } of fines) if (loan) expect(refs.has(loan.barcode + loan.checkedOutAt)).toBe(true);
  });

  it('refers only to patrons, works, items and libraries that exist', () => {
    const { loans, holds, fines, recalled, onHoldShelf } = demoCirculation(tenant, { today: '2026-11-23' });
    const libraries = new Set(demoLibraries(tenant).map((library) => library.code));
    const works = new Set(demoWorks(tenant).map((work) => work.id));
    for (const row of [...loans, ...holds, ...fines]) expect(patrons.has(row.patron), row.patron).toBe(true);
    for (const hold of holds) {
      expect(works.has(hold.workId)).toBe(true);
      expect(libraries.has(hold.pickupLibrary)).toBe(true);
    }
    for (const barcode of [...recalled, ...onHoldShelf]) expect(items.has(barcode)).toBe(true);
    for (const patron of patrons.values()) expect(libraries.has(patron.libraryCode)).toBe(true);
  });
});

describe.each(DAYS)('the documented accounts, on %s', (today) => {
  const state = demoCirculation('demo', { today });
  const works = new Map(demoWorks('demo').map((work) => [work.id, work.title]));
  const items = new Map(demoItems('demo').map((item) => [item.barcode, item]));
  const titleOf = (loan: LoanSeed) => works.get(items.get(loan.barcode)?.workId ?? '');
  const openOf = (patron: string) => state.loans.filter((loan) => loan.patron === patron && !loan.returnedAt);
  const owedBy = (patron: string) =>
    state.fines.filter((fine) => fine.patron === patron).reduce((sum, fine) => sum + fine.amount, 0);

  it('show six loans, one of them with two holds and no item on the shelf', () => {
    const loans = openOf('20230001');
    expect(loans.length).toBe(6);
    for (const loan of loans) expect(loan.dueDate > today && loan.dueDate < addDays(today, 30)).toBe(true);
    const queuedLoan = loans.find((loan) => titleOf(loan) === '三体');
    const workId = items.get(queuedLoan?.barcode ?? '')?.workId;
    expect(state.holds.filter((hold) => hold.workId === workId && hold.status === 'waiting').length).toBe(2);
    const out = new Set(state.loans.filter((loan) => !loan.returnedAt).map((loan) => loan.barcode));
    const copies = [...items.values()].filter(
      (item) => item.workId === workId && item.status === 'available',
    );
    expect(copies.every((item) => out.has(item.barcode) || item.itemType === 'reserve')).toBe(true);
    expect(owedBy('20230001')).toBe(350);
  });

  it('show every reason for which a renewal is refused', () => {
    expect(openOf('20230002').some((loan) => loan.renewals === 2)).toBe(true);
    const [copy] = openOf('20230003');
    expect(state.holds.some((hold) => hold.barcode === copy?.barcode && hold.status === 'waiting')).toBe(
      true,
    );
    expect(daysBetween(openOf('20230004')[0]?.dueDate ?? today, today)).toBeGreaterThan(30);
    const status = new Map(demoPatrons('demo').map((patron) => [patron.primaryId, patron.status]));
    expect([status.get('20230005'), status.get('20230006')]).toEqual(['frozen', 'card_lost']);
    expect(demoGuarantees('demo')).toContainEqual({ guarantor: '20230008', guaranteed: '20230007' });
    expect(owedBy('20230009')).toBeGreaterThan(5000);
    expect(state.recalled).toEqual(openOf('20230010').map((loan) => loan.barcode));
    for (const account of ['20230005', '20230006', '20230007', '20230009']) {
      expect(openOf(account).length, account).toBe(1);
    }
  });

  it('show limits, queues and first sign-ins', () => {
    expect(openOf('M0001').length).toBe(5);
    expect(openOf('20230016')).toEqual([]);
    expect(state.loans.some((loan) => loan.patron === '20230011')).toBe(false);
    const queue = state.holds.filter(
      (hold) => works.get(hold.workId)?.startsWith('三体Ⅱ') && hold.status === 'waiting',
    );
    expect(queue.map((hold) => hold.patron).indexOf('20230001')).toBe(2);
    expect(openOf('20230014').every((loan) => loan.dueDate <= today)).toBe(true);
    expect(owedBy('20230013')).toBe(680);
    for (const { kind, loan, patron } of state.fines)
      if (kind !== 'payment') expect(loan, `${kind} of ${patron}`).toBeDefined();
  });
});

describe('course reserves', () => {
  it('are lent for hours, to all but townspeople and other libraries, and there are copies of them', () => {
    const rules = demoLoanRules('demo').filter(({ itemType }) => itemType === 'reserve');
    const lent = rules.filter(({ loanable }) => loanable);
    expect(lent.map(({ loanHours }) => loanHours)).toEqual(lent.map(() => 4));
    expect(lent).toHaveLength(rules.length - 2);
    expect(demoItems('demo').some(({ itemType }) => itemType === 'reserve')).toBe(true);
  });
});

describe('two years of lending', () => {
  const { loans } = demoCirculation('demo', { today: '2026-11-23' });

  it('has about eight thousand loans, some of them open', () => {
    const past = loans.filter((loan) => loan.returnedAt);
    expect(past.length).toBeGreaterThan(7000);
    expect(past.length).toBeLessThan(9500);
    expect(loans.length - past.length).toBeGreaterThan(60);
  });

  it('has more loans in term than in the holidays', () => {
    const inMonth = (month: string) => loans.filter((loan) => loan.checkedOutAt.slice(5, 7) === month).length;
    expect(inMonth('10')).toBeGreaterThan(2 * inMonth('08'));
  });

  it('has more loans of popular works', () => {
    const works = new Map(demoWorks('demo').map((work) => [work.id, work]));
    const popular = demoItems('demo').filter((item) => (works.get(item.workId)?.popularity ?? 0) >= 8);
    const barcodes = new Set(popular.map((item) => item.barcode));
    const share = loans.filter((loan) => barcodes.has(loan.barcode)).length / loans.length;
    expect(share).toBeGreaterThan(2 * (popular.length / demoItems('demo').length));
  });
});
