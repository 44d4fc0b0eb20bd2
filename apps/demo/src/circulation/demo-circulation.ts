import { addDays } from '../calendar-days.ts';
import type { CirculationSeed, FineSeed, LoanSeed } from '../circulation-types.ts';
import type { DemoTenant } from '../demo-tenant.ts';
import { demoPatrons } from '../patrons/demo-patrons.ts';
import { seededRandom } from '../seeded-random.ts';
import { demoClosedDays, openDays } from './closed-days.ts';
import { currentState, type Desk } from './current-loans.ts';
import { documentedEntries } from './documented-loans.ts';
import { instantOn } from './loan-clock.ts';
import { pastLoans } from './loan-history.ts';
import { demoLoanRules } from './loan-rules.ts';
import { openShelf } from './shelf.ts';

export const CURRENCY: Readonly<Record<DemoTenant, string>> = { demo: 'CNY', harbour: 'GBP' };

/**
 * The circulation of a demo library on the day `today`: two years of past loans, the open loans and holds of the
 * documented accounts with due dates counted from that day, and the ledger. The same tenant, day and seed give the same
 * rows.
 */
export function demoCirculation(
  tenant: DemoTenant,
  options: { readonly today: string; readonly seed?: number },
): CirculationSeed {
  const { today } = options;
  const desk: Desk = {
    tenant,
    today,
    random: seededRandom(options.seed ?? 1),
    calendar: openDays(demoClosedDays(tenant, today)),
    shelf: openShelf(tenant),
    ruleFor: ruleFinder(tenant),
  };
  const current = currentState(desk);
  const history = pastLoans(desk, current.loans, CURRENCY[tenant]);
  const loans = [...history.loans, ...current.loans];
  const fines = [...history.fines, ...documentedFines(desk, history)];
  return {
    loans: loans.sort((one, other) => compare(one.checkedOutAt, other.checkedOutAt)),
    holds: [...current.holds].sort((one, other) => compare(one.placedAt, other.placedAt)),
    fines: fines.sort((one, other) => compare(one.postedAt, other.postedAt)),
    recalled: current.recalled,
    onHoldShelf: current.onHoldShelf,
  };
}

function ruleFinder(tenant: DemoTenant): Desk['ruleFor'] {
  const groups = new Map(demoPatrons(tenant).map((patron) => [patron.primaryId, patron.patronGroup]));
  const rules = new Map(demoLoanRules(tenant).map((rule) => [`${rule.patronGroup}|${rule.itemType}`, rule]));
  return (patron, item) => {
    const rule = rules.get(`${groups.get(patron)}|${item.itemType}`);
    if (rule === undefined) throw new RangeError(`no rule for ${patron} and ${item.itemType}`);
    return rule;
  };
}

/** The fines of the ledger, each for a loan that was returned before it and has no other one. A payment is for no loan. */
function documentedFines(desk: Desk, history: Pick<CirculationSeed, 'loans' | 'fines'>): FineSeed[] {
  const fined = new Set(history.fines.flatMap(({ loan }) => (loan ? [keyOf(loan)] : [])));
  return documentedEntries(desk.tenant).map(({ patron, kind, amount, daysAgo, note }) => {
    const postedAt = instantOn(desk.tenant, addDays(desk.today, -daysAgo), desk.random);
    const isBefore = (loan: LoanSeed) => loan.returnedAt !== undefined && loan.returnedAt < postedAt;
    const loan =
      kind === 'payment'
        ? undefined
        : history.loans.findLast((one) => one.patron === patron && isBefore(one) && !fined.has(keyOf(one)));
    if (loan) fined.add(keyOf(loan));
    return {
      patron,
      kind,
      amount,
      currency: CURRENCY[desk.tenant],
      note,
      postedAt,
      ...(loan && { loan: { barcode: loan.barcode, checkedOutAt: loan.checkedOutAt } }),
    };
  });
}

function keyOf({ barcode, checkedOutAt }: Pick<LoanSeed, 'barcode' | 'checkedOutAt'>): string {
  return `${barcode} ${checkedOutAt}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
