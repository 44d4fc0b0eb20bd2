import type { Db } from '../../../../platform/db/database.ts';
import type { TakenMoney } from '../../../../ports/ils/ils-payments.ts';
import { type ChargeKind, isChargeKind } from '../ledger/accounts.ts';

const KINDS = ['payment', 'deposit_in', 'prepayment_in'] as const satisfies readonly TakenMoney['kind'][];

/**
 * Money of a reader that came in, by the id or reference of its posting, with what it paid when it came; undefined if there is no such
 * posting.
 */
export async function findTakenMoney(
  db: Db,
  tenantId: string,
  name: string,
): Promise<TakenMoney | undefined> {
  const posting = await db
    .selectFrom('ledger_posting')
    .select(['id', 'patron_id', 'kind', 'amount', 'method', 'posted_at'])
    .where('tenant_id', '=', tenantId)
    .where((eb) => eb.or([eb('id', '=', name), eb('reference', '=', name)]))
    .executeTakeFirst();
  const kind = KINDS.find((one) => one === posting?.kind);
  if (!posting || !kind) return undefined;
  const { sum } = await db
    .selectFrom('ledger_posting')
    .select((eb) => eb.fn.sum<string | number | null>('amount').as('sum'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', posting.patron_id)
    .where('refunds', '=', posting.id)
    .executeTakeFirstOrThrow();
  return {
    patronId: posting.patron_id,
    kind,
    at: posting.posted_at,
    amount: posting.amount,
    method: posting.method,
    refunded: Number(sum ?? 0),
    paid: await paidBy(db, tenantId, posting.id),
  };
}

/** The charges that a payment was booked for, with the titles of their loans. */
async function paidBy(db: Db, tenantId: string, id: string): Promise<TakenMoney['paid']> {
  const rows = await db
    .selectFrom('ledger_allocation as part')
    .innerJoin('ledger_posting as charge', 'charge.id', 'part.charge_id')
    .leftJoin('loan', 'loan.id', 'charge.loan_id')
    .leftJoin('bib', 'bib.id', 'loan.bib_id')
    .select(['charge.kind', 'part.amount', 'bib.title'])
    .where('part.tenant_id', '=', tenantId)
    .where('part.posting_id', '=', id)
    .where('part.source_id', '=', id)
    .orderBy('charge.posted_at')
    .orderBy('charge.id')
    .execute();
  return rows
    .filter((row): row is typeof row & { kind: ChargeKind } => isChargeKind(row.kind))
    .map(({ kind, amount, title }) => ({ kind, amount, title: title ?? '' }));
}
