import { addDays } from '../calendar-days.ts';
import type { HoldSeed, LoanRuleSeed, LoanSeed } from '../circulation-types.ts';
import type { DemoTenant } from '../demo-tenant.ts';
import type { ItemSeed } from '../holdings/demo-items.ts';
import { demoPatrons } from '../patrons/demo-patrons.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { OpenDays } from './closed-days.ts';
import { COPY_HOLDER, documentedHolds, documentedLoans } from './documented-loans.ts';
import { instantOn } from './loan-clock.ts';
import type { Shelf } from './shelf.ts';

export interface Desk {
  readonly tenant: DemoTenant;
  readonly today: string;
  readonly random: SeededRandom;
  readonly calendar: OpenDays;
  readonly shelf: Shelf;
  ruleFor(patron: string, item: ItemSeed): LoanRuleSeed;
}

export interface CurrentState {
  readonly loans: readonly LoanSeed[];
  readonly holds: readonly HoldSeed[];
  readonly recalled: readonly string[];
  readonly onHoldShelf: readonly string[];
}

/** The open loans and holds of the documented accounts, and the recalled items and items on the hold shelf. */
export function currentState(desk: Desk): CurrentState {
  const loans: LoanSeed[] = [];
  const holds: HoldSeed[] = [];
  const recalled: string[] = [];
  const onHoldShelf: string[] = [];
  const pickup = new Map(demoPatrons(desk.tenant).map((patron) => [patron.primaryId, patron.libraryCode]));
  const place = (patron: string, title: string, daysAgo: number): Omit<HoldSeed, 'status'> => ({
    patron,
    workId: desk.shelf.workId(title),
    pickupLibrary: pickup.get(patron) ?? '',
    placedAt: instantOn(desk.tenant, addDays(desk.today, -daysAgo), desk.random),
  });

  for (const { patron, title, dueIn, renewals, mark } of documentedLoans(desk.tenant)) {
    const item = desk.shelf.take(title);
    loans.push(lend(desk, patron, item, dueIn, renewals));
    if (mark === 'recalled') recalled.push(item.barcode);
    if (mark === 'copy-wanted') {
      holds.push({ ...place(COPY_HOLDER[desk.tenant], title, 5), barcode: item.barcode, status: 'waiting' });
    }
  }
  const queued = new Set<string>();
  for (const { patron, title, status, placed } of documentedHolds(desk.tenant)) {
    const hold = place(patron, title, placed);
    if (status === 'waiting') {
      queued.add(title);
      holds.push({ ...hold, status });
      continue;
    }
    const { barcode } = desk.shelf.take(title);
    onHoldShelf.push(barcode);
    holds.push({
      ...hold,
      status,
      barcode,
      readyUntil: desk.calendar.from(hold.pickupLibrary, addDays(desk.today, 3)),
    });
  }
  for (const title of queued) loans.push(...lendTheRest(desk, title));
  return { loans, holds, recalled, onHoldShelf };
}

/** Loans of all other items of a title to undocumented patrons: with an item on the shelf nobody would wait. */
function lendTheRest(desk: Desk, title: string): LoanSeed[] {
  const others = demoPatrons(desk.tenant).filter(
    (patron) => patron.shows === '' && !['townsperson', 'child'].includes(patron.patronGroup),
  );
  return desk.shelf.takeAll(title).map((item, at) => {
    const patron = others[at % others.length]?.primaryId ?? '';
    return lend(desk, patron, item, desk.random.between(3, 18), 0);
  });
}

/** An open loan that is due about `dueIn` days from today; loan rule and calendar decide the exact day. */
function lend(desk: Desk, patron: string, item: ItemSeed, dueIn: number, renewals: number): LoanSeed {
  const { loanDays, renewDays } = desk.ruleFor(patron, item);
  const { libraryCode } = item;
  const period = renewals === 0 ? loanDays : renewDays;
  const lastPeriod = openDayUpTo(desk, libraryCode, addDays(desk.today, Math.min(dueIn - period, 0)));
  const checkedOut = openDayUpTo(
    desk,
    libraryCode,
    addDays(lastPeriod, renewals === 0 ? 0 : -loanDays - (renewals - 1) * renewDays + 6),
  );
  return {
    patron,
    barcode: item.barcode,
    libraryCode,
    checkedOutAt: instantOn(desk.tenant, checkedOut, desk.random),
    dueDate: desk.calendar.from(libraryCode, addDays(lastPeriod, period)),
    renewals,
    ...(renewals > 0 && { lastRenewedAt: instantOn(desk.tenant, lastPeriod, desk.random) }),
  };
}

/** The last open day up to `day`, and before today: an instant later today would be in the future. */
function openDayUpTo(desk: Desk, libraryCode: string, day: string): string {
  if (day >= desk.today) day = addDays(desk.today, -1);
  while (!desk.calendar.isOpen(libraryCode, day)) day = addDays(day, -1);
  return day;
}
