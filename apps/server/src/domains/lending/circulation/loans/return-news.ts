import { dateIn } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { ReturnNews } from '../../../../ports/ils/ils-news.ts';
import type { LocalContext } from '../local-context.ts';
import { isOverdue } from './read-account.ts';

/** Those of these loans that have ended and whose reader is known. */
export async function newsOfReturns(
  db: Db,
  { tenantId, policy }: LocalContext,
  loanIds: readonly string[],
): Promise<readonly ReturnNews[]> {
  if (loanIds.length === 0) return [];
  const rows = await db
    .selectFrom('loan')
    .leftJoin('loan as next', (join) =>
      join
        .onRef('next.tenant_id', '=', 'loan.tenant_id')
        .onRef('next.item_id', '=', 'loan.item_id')
        // A hand-over ends one loan and begins the other at the same instant.
        .onRef('next.checked_out_at', '=', 'loan.returned_at'),
    )
    .select(['loan.id', 'loan.patron_id', 'loan.due_date', 'loan.due_at', 'loan.returned_at'])
    .select('next.id as next_id')
    .where('loan.tenant_id', '=', tenantId)
    .where('loan.id', 'in', [...loanIds])
    .where('loan.returned_at', 'is not', null)
    .where('loan.patron_id', '!=', '')
    .execute();
  return rows.map((row) => {
    const returnedAt = row.returned_at ?? '';
    const today = dateIn(policy.timeZone, new Date(returnedAt));
    return {
      loanId: row.id,
      patronId: row.patron_id,
      wasLate: isOverdue(row, { now: returnedAt, today }),
      returnedAt,
      handedOver: row.next_id !== null,
    };
  });
}
