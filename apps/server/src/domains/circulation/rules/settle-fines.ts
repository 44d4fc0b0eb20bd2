import type { FineEntryTable } from '../tables.ts';

/** An entry of a patron's ledger, as far as settling needs it. */
export type LedgerEntry = Pick<FineEntryTable, 'kind' | 'amount' | 'method'>;

/** A fine with what payments and waivers have covered of it. */
export interface SettledFine<Entry extends LedgerEntry> {
  readonly fine: Entry;
  /** Minor units, at most the amount of the fine. */
  readonly covered: number;
  /** By what, the first first: methods of payment, and `waiver`. A payment whose method nobody noted is not named. */
  readonly methods: readonly string[];
}

/** Settles a whole ledger, given in order of time: payments and waivers cover the oldest fines first, whenever they were made. */
export function settleFines<Entry extends LedgerEntry>(entries: readonly Entry[]): SettledFine<Entry>[] {
  const credits = entries
    .filter(({ amount }) => amount < 0)
    .map(({ kind, amount, method }) => ({ left: -amount, method: kind === 'waiver' ? 'waiver' : method }));
  let at = 0;
  return entries
    .filter(({ kind, amount }) => amount > 0 && kind !== 'payment' && kind !== 'waiver')
    .map((fine) => {
      const methods = new Set<string>();
      let covered = 0;
      for (let credit = credits[at]; credit && covered < fine.amount; credit = credits[at]) {
        const part = Math.min(credit.left, fine.amount - covered);
        covered += part;
        credit.left -= part;
        if (credit.method !== '') methods.add(credit.method);
        if (credit.left === 0) at++;
      }
      return { fine, covered, methods: [...methods] };
    });
}
