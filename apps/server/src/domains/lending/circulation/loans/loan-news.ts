import type { Db } from '../../../../platform/db/database.ts';
import type { LoanNews } from '../../../../ports/ils/ils-news.ts';

/** The open loans that are due on a day, reader by reader. */
export async function newsOfDueDay(db: Db, tenantId: string, day: string): Promise<readonly LoanNews[]> {
  const rows = await openLoans(db, tenantId).where('loan.due_date', '=', day).execute();
  return rows.map(toNews);
}

/** Those of these loans that are open and called back, or whose recall was taken back. */
export async function newsOfRecalls(
  db: Db,
  tenantId: string,
  loanIds: readonly string[],
  now: 'called_back' | 'taken_back',
): Promise<readonly LoanNews[]> {
  if (loanIds.length === 0) return [];
  const rows = await openLoans(db, tenantId)
    .innerJoin('item', 'item.id', 'loan.item_id')
    .where('loan.id', 'in', [...loanIds])
    .where('item.recalled', '=', now === 'called_back' ? 1 : 0)
    .execute();
  return rows.map(toNews);
}

function openLoans(db: Db, tenantId: string) {
  return db
    .selectFrom('loan')
    .innerJoin('bib', 'bib.id', 'loan.bib_id')
    .select(['loan.id', 'loan.patron_id', 'loan.bib_id', 'loan.due_date', 'loan.recalls', 'bib.title'])
    .where('loan.tenant_id', '=', tenantId)
    .where('loan.returned_at', 'is', null)
    .orderBy('loan.patron_id')
    .orderBy('loan.id');
}

type OpenRow = Awaited<ReturnType<ReturnType<typeof openLoans>['execute']>>[number];

function toNews({ id, patron_id, bib_id, due_date, recalls, title }: OpenRow): LoanNews {
  return { patronId: patron_id, loanId: id, bibId: bib_id, title, dueDate: due_date, recalls };
}
