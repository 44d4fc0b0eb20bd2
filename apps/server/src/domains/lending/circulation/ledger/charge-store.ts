import { FUNDS, type Fund } from '@lectern/contracts/counter/desk/funds-view';
import type { Db } from '../../../../platform/db/database.ts';
import {
  CHARGE_KINDS,
  type ChargeKind,
  READER_ACCOUNTS,
  type ReaderAccount,
  SOURCE_KINDS,
} from './accounts.ts';

/** What a patron owes, minor units: debts less what is left of payments. Negative if the library owes the patron. */
export async function balanceOf(db: Db, tenantId: string, patronId: string): Promise<number> {
  return sumOn(db, tenantId, patronId, READER_ACCOUNTS);
}

/** What the library has of a patron that covers no charge yet, minor units, 0 or more. */
export async function creditOf(db: Db, tenantId: string, patronId: string): Promise<number> {
  return 0 - (await sumOn(db, tenantId, patronId, ['credit']));
}

/** What the library keeps of a patron in a fund, minor units, 0 or more. */
export async function fundOf(db: Db, tenantId: string, patronId: string, fund: Fund): Promise<number> {
  return 0 - (await sumOn(db, tenantId, patronId, [fund]));
}

/** What went back to a patron out of all funds since an instant, minor units. */
export async function fundsOutSince(
  db: Db,
  tenantId: string,
  patronId: string,
  since: string,
): Promise<number> {
  const row = await db
    .selectFrom('ledger_posting')
    .select((eb) => eb.fn.sum<string | number | null>('amount').as('sum'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where(
      'kind',
      'in',
      FUNDS.map((fund) => `${fund}_out` as const),
    )
    .where('posted_at', '>=', since)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** What is open of a patron's overdue fines, minor units. */
export async function openOverdueOf(db: Db, tenantId: string, patronId: string): Promise<number> {
  const fines = (await listCharges(db, tenantId, patronId)).filter(({ kind }) => kind === 'overdue');
  return fines.reduce((sum, { amount, covered }) => sum + amount - covered, 0);
}

async function sumOn(
  db: Db,
  tenantId: string,
  patronId: string,
  accounts: readonly (ReaderAccount | Fund)[],
): Promise<number> {
  const row = await db
    .selectFrom('ledger_line')
    .select((eb) => eb.fn.sum<string | number | null>('amount').as('balance'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('account', 'in', [...accounts])
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}

/** A charge with what covers it. */
export interface Charge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly loanId: string | null;
  readonly postedAt: string;
  readonly amount: number;
  /** Minor units, at most the amount. */
  readonly covered: number;
}

/** The charges of a patron, oldest first: all of them, or those of these ids. */
export async function listCharges(
  db: Db,
  tenantId: string,
  patronId: string,
  ids?: readonly string[],
): Promise<Charge[]> {
  if (ids?.length === 0) return [];
  let charges = db
    .selectFrom('ledger_posting')
    .select(['id', 'kind', 'loan_id', 'amount', 'posted_at'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('kind', 'in', [...CHARGE_KINDS]);
  if (ids) charges = charges.where('id', 'in', [...ids]);
  const rows = await charges.orderBy('posted_at').orderBy('id').execute();
  const covered = await coveredOf(db, tenantId, patronId, 'charge_id', ids);
  return rows.map(({ id, kind, loan_id: loanId, posted_at: postedAt, amount }) => ({
    id,
    kind: kind as ChargeKind,
    loanId,
    postedAt,
    amount,
    covered: covered.get(id) ?? 0,
  }));
}

/** The last charge of a kind for a loan that was not taken back. */
export async function findLastCharge(
  db: Db,
  tenantId: string,
  wanted: { readonly loanId: string; readonly kind: ChargeKind; readonly since?: string },
): Promise<{ readonly chargeId: string; readonly patronId: string } | undefined> {
  const row = await db
    .selectFrom('ledger_posting as charge')
    .leftJoin('ledger_posting as reversal', 'reversal.reverses', 'charge.id')
    .select(['charge.id', 'charge.patron_id'])
    .where('charge.tenant_id', '=', tenantId)
    .where('charge.loan_id', '=', wanted.loanId)
    .where('charge.kind', '=', wanted.kind)
    .where('charge.posted_at', '>=', wanted.since ?? '')
    .where('reversal.id', 'is', null)
    .orderBy('charge.posted_at', 'desc')
    .orderBy('charge.id', 'desc')
    .executeTakeFirst();
  return row && { chargeId: row.id, patronId: row.patron_id };
}

/** What a payment or waiver gave and covers no charge yet, oldest first; those that are used up are absent. */
export async function listLeftOver(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<{ readonly id: string; readonly left: number }[]> {
  const rows = await db
    .selectFrom('ledger_posting')
    .select(['id', 'amount'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('kind', 'in', [...SOURCE_KINDS])
    .orderBy('posted_at')
    .orderBy('id')
    .execute();
  const used = await coveredOf(db, tenantId, patronId, 'source_id');
  const refunded = await refundedOf(db, tenantId, patronId);
  return rows
    .map(({ id, amount }) => ({ id, left: amount - (used.get(id) ?? 0) - (refunded.get(id) ?? 0) }))
    .filter(({ left }) => left > 0);
}

/** By which payments a charge is covered, last first, in minor units. Waivers are left out. */
export async function listPaidParts(
  db: Db,
  tenantId: string,
  chargeId: string,
): Promise<{ readonly sourceId: string; readonly amount: number }[]> {
  const rows = await db
    .selectFrom('ledger_allocation')
    .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_allocation.source_id')
    .select('ledger_posting.id')
    .select((eb) => eb.fn.sum<string | number>('ledger_allocation.amount').as('part'))
    .where('ledger_allocation.tenant_id', '=', tenantId)
    .where('ledger_allocation.charge_id', '=', chargeId)
    .where('ledger_posting.kind', '=', 'payment')
    .groupBy('ledger_posting.id')
    .orderBy('ledger_posting.id', 'desc')
    .execute();
  return rows
    .map(({ id, part }) => ({ sourceId: id, amount: Number(part) }))
    .filter(({ amount }) => amount > 0);
}

/** The posting that is known outside by this reference. */
export async function findByReference(
  db: Db,
  tenantId: string,
  reference: string,
): Promise<
  | { readonly id: string; readonly patronId: string; readonly amount: number; readonly method: string }
  | undefined
> {
  return db
    .selectFrom('ledger_posting')
    .select(['id', 'patron_id as patronId', 'amount', 'method'])
    .where('tenant_id', '=', tenantId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Which charges a payment covers now, the one booked last first, in minor units. */
export async function listCoveredBy(
  db: Db,
  tenantId: string,
  sourceId: string,
): Promise<{ readonly chargeId: string; readonly amount: number }[]> {
  const rows = await db
    .selectFrom('ledger_allocation')
    .select('charge_id')
    .select((eb) => eb.fn.sum<string | number>('amount').as('part'))
    .where('tenant_id', '=', tenantId)
    .where('source_id', '=', sourceId)
    .groupBy('charge_id')
    .orderBy('charge_id', 'desc')
    .execute();
  return rows
    .map(({ charge_id: chargeId, part }) => ({ chargeId, amount: Number(part) }))
    .filter(({ amount }) => amount > 0);
}

/** What went back of payments, by payment; those of which nothing did are absent. */
export async function refundedOf(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ledger_posting')
    .select('refunds')
    .select((eb) => eb.fn.sum<string | number>('amount').as('sum'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('refunds', 'is not', null)
    .groupBy('refunds')
    .execute();
  return new Map(rows.map(({ refunds, sum }) => [refunds ?? '', Number(sum)]));
}

/** The sums of a patron's allocations, by charge or by source; only those of these ids if some are named. */
async function coveredOf(
  db: Db,
  tenantId: string,
  patronId: string,
  column: 'charge_id' | 'source_id',
  ids?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  let allocations = db
    .selectFrom('ledger_allocation')
    .select(column)
    .select((eb) => eb.fn.sum<string | number>('amount').as('covered'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId);
  if (ids) allocations = allocations.where(column, 'in', [...ids]);
  const rows = await allocations.groupBy(column).execute();
  return new Map(rows.map((row) => [row[column], Number(row.covered)]));
}
