import { addDays, weekdayOf } from '../calendar-days.ts';
import type { FineSeed, LoanSeed, PatronSeed } from '../circulation-types.ts';
import type { ItemSeed } from '../holdings/demo-items.ts';
import { demoPatrons } from '../patrons/demo-patrons.ts';
import { demoWorks } from '../works/demo-works.ts';
import type { Desk } from './current-loans.ts';
import { busyness, instantOn } from './loan-clock.ts';
import { demoPatronGroups } from './loan-rules.ts';
import { lendableItems } from './shelf.ts';

export const HISTORY_DAYS = 730;

/** Number of loans on an ordinary day of term. */
const PER_DAY = { demo: 19.5, harbour: 3 } as const;

export interface History {
  readonly loans: readonly LoanSeed[];
  readonly fines: readonly FineSeed[];
}

/**
 * Two years of loans up to yesterday, with their fines. Popular works are lent more often, an item has one loan at a
 * time, and no patron exceeds the limit of the group. Documented patrons have returned these items; others may still
 * have items that are not due yet.
 */
export function pastLoans(desk: Desk, current: readonly LoanSeed[], currency: string): History {
  const { tenant, random, today, calendar } = desk;
  const loans: LoanSeed[] = [];
  const fines: FineSeed[] = [];
  const draw = drawByPopularity(desk);
  const readers = demoPatrons(tenant).filter((patron) => !patron.mustChangePassword);
  const limits = new Map(demoPatronGroups(tenant).map((group) => [group.code, group.maxLoans ?? 50]));
  /** The day until which each item is lent, and the days on which each patron's loans end. */
  const outUntil = new Map<string, string>();
  const ends = new Map<string, string[]>();
  const lentCurrently = new Map(current.map((loan) => [loan.barcode, loan.checkedOutAt.slice(0, 10)]));

  for (let day = addDays(today, -HISTORY_DAYS); day < today; day = addDays(day, 1)) {
    const visits = PER_DAY[tenant] * busyness(tenant, day, weekdayOf(day)) * (0.7 + 0.6 * random.next());
    for (let visit = 0; visit < visits; visit++) {
      const item = draw();
      const patron = random.pick(readers);
      const rule = desk.ruleFor(patron.primaryId, item);
      if (!calendar.isOpen(item.libraryCode, day) || !rule.loanable || patron.expiresOn < day) continue;
      if ((outUntil.get(item.barcode) ?? '') >= day) continue;
      const openEnds = (ends.get(patron.primaryId) ?? []).filter((end) => end >= day);
      if (openEnds.length >= (limits.get(patron.patronGroup) ?? 0)) continue;

      const renewals = rule.maxRenewals > 0 && random.chance(0.15) ? 1 : 0;
      const lastPeriod = renewals === 1 ? addDays(day, rule.loanDays - random.between(1, 3)) : day;
      const dueDate = calendar.from(
        item.libraryCode,
        addDays(lastPeriod, renewals ? rule.renewDays : rule.loanDays),
      );
      const daysLate = random.chance(0.06) ? random.between(1, 12) : 0;
      const daysKept = random.between(2, Math.max(2, rule.loanDays - 1));
      const returned = calendar.from(
        item.libraryCode,
        daysLate > 0
          ? addDays(dueDate, daysLate)
          : addDays(lastPeriod, Math.min(daysKept, rule.loanDays - 1)),
      );
      const open = returned >= today;
      if (open && !mayStayOpen(patron, dueDate, lastPeriod, today, desk.shelf.isTaken(item.barcode)))
        continue;
      if (returned >= (lentCurrently.get(item.barcode) ?? '9999')) continue;

      outUntil.set(item.barcode, returned);
      ends.set(patron.primaryId, [...openEnds, returned]);
      const checkedOutAt = instantOn(tenant, day, random);
      const loan: LoanSeed = {
        patron: patron.primaryId,
        barcode: item.barcode,
        libraryCode: item.libraryCode,
        checkedOutAt,
        dueDate,
        renewals,
        ...(renewals > 0 && { lastRenewedAt: instantOn(tenant, lastPeriod, random) }),
        ...(!open && { returnedAt: instantOn(tenant, returned, random) }),
      };
      loans.push(loan);
      const fine = Math.min(
        rule.fineCap,
        rule.finePerDay * calendar.count(item.libraryCode, dueDate, returned),
      );
      if (!open && returned > dueDate && fine > 0) fines.push(...paidFine(desk, loan, fine, currency));
    }
  }
  return { loans, fines };
}

/** Whether a loan may be open today: of an undocumented patron, not overdue, with its last period begun. */
function mayStayOpen(
  patron: PatronSeed,
  dueDate: string,
  lastPeriod: string,
  today: string,
  taken: boolean,
): boolean {
  return (
    patron.shows === '' &&
    !taken &&
    dueDate >= today &&
    lastPeriod < today &&
    patron.patronGroup !== 'townsperson'
  );
}

/** An overdue fine, posted when the item was returned, and its payment then or in the next days. */
function paidFine(desk: Desk, loan: LoanSeed, amount: number, currency: string): FineSeed[] {
  const postedAt = loan.returnedAt ?? loan.checkedOutAt;
  const returnedOn = postedAt.slice(0, 10);
  const later = addDays(returnedOn, desk.random.between(1, 9));
  const paidAt =
    desk.random.chance(0.6) && later < desk.today ? instantOn(desk.tenant, later, desk.random) : postedAt;
  const entry = {
    patron: loan.patron,
    loan: { barcode: loan.barcode, checkedOutAt: loan.checkedOutAt },
    currency,
  };
  const days = desk.calendar.count(loan.libraryCode, loan.dueDate, returnedOn);
  return [
    { ...entry, kind: 'overdue', amount, note: `${days}`, postedAt },
    {
      ...entry,
      kind: 'payment',
      amount: -amount,
      note: '',
      postedAt: paidAt,
      // At the desk with the book, or from home in the days after.
      method: paidAt === postedAt ? 'cash' : 'online',
    },
  ];
}

/** A function that draws a random item; the weight of an item is the square of its work's popularity. */
function drawByPopularity(desk: Desk): () => ItemSeed {
  const popularity = new Map(demoWorks(desk.tenant).map((work) => [work.id, work.popularity]));
  const items = lendableItems(desk.tenant);
  const sums: number[] = [];
  let sum = 0;
  for (const item of items) {
    sum += (popularity.get(item.workId) ?? 1) ** 2;
    sums.push(sum);
  }
  return () => {
    const target = desk.random.next() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) <= target) low = middle + 1;
      else high = middle;
    }
    const item = items[low];
    if (item === undefined) throw new RangeError('nothing to lend');
    return item;
  };
}
