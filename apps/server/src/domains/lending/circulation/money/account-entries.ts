import type { Db } from '../../../../platform/db/database.ts';
import type { AccountEntry, IlsPayments } from '../../../../ports/ils/ils-payments.ts';

/** Money that came from the reader, and what lowers the debt otherwise. */
const LOWERING: readonly AccountEntry['kind'][] = [
  'payment',
  'waiver',
  'reversal',
  'deposit_in',
  'prepayment_in',
];

/** The postings of a reader, last first. Credit that was used for a charge is no entry: both are entries already. */
export async function listAccountEntries(
  db: Db,
  tenantId: string,
  patronId: string,
  { offset, limit }: Parameters<IlsPayments['entries']>[1],
): Promise<{ readonly total: number; readonly entries: readonly AccountEntry[] }> {
  const ofReader = db
    .selectFrom('ledger_posting as posting')
    .where('posting.tenant_id', '=', tenantId)
    .where('posting.patron_id', '=', patronId)
    .where('posting.kind', '!=', 'credit_used');
  const { total } = await ofReader
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofReader
    .leftJoin('loan', 'loan.id', 'posting.loan_id')
    .leftJoin('bib', 'bib.id', 'loan.bib_id')
    .select(['posting.id', 'posting.kind', 'posting.posted_at', 'posting.amount'])
    .select(['posting.method', 'posting.reference', 'bib.title'])
    .orderBy('posting.posted_at', 'desc')
    .orderBy('posting.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return {
    total,
    entries: rows.map((row) => {
      const kind = row.kind as AccountEntry['kind'];
      return {
        id: row.id,
        kind,
        at: row.posted_at,
        amount: LOWERING.includes(kind) ? -row.amount : row.amount,
        title: row.title ?? '',
        method: row.method,
        reference: row.reference ?? '',
      };
    }),
  };
}
