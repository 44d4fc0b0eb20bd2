import type { Db } from '../../../platform/db/database.ts';
import type { LoanNews } from '../../../ports/ils/ils-news.ts';

/** The open loans that are due on a day, reader by reader. */
export async function newsOfDueDay(db: Db, tenantId: string, day: string): Promise<readonly LoanNews[]> {
  const rows = await db
    .selectFrom('loan')
    .innerJoin('bib', 'bib.id', 'loan.bib_id')
    .select(['loan.id', 'loan.patron_id', 'loan.bib_id', 'loan.due_date', 'bib.title'])
    .where('loan.tenant_id', '=', tenantId)
    .where('loan.due_date', '=', day)
    .where('loan.returned_at', 'is', null)
    .orderBy('loan.patron_id')
    .orderBy('loan.id')
    .execute();
  return rows.map(({ id, patron_id, bib_id, due_date, title }) => ({
    patronId: patron_id,
    loanId: id,
    bibId: bib_id,
    title,
    dueDate: due_date,
  }));
}
