import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { TextReportTable } from '../tables.ts';

/** A reader reports a text once; a second report changes the reason. */
export async function putReport(tx: Tx, report: TextReportTable): Promise<void> {
  const { reason, reported_at } = report;
  await tx
    .insertInto('text_report')
    .values(report)
    .onConflict((same) => same.columns(['text_id', 'patron_id']).doUpdateSet({ reason, reported_at }))
    .execute();
}

/** What readers said of texts, the first first. */
export async function reportsOf(
  db: Db,
  tenantId: string,
  textIds: readonly string[],
): Promise<readonly TextReportTable[]> {
  if (textIds.length === 0) return [];
  return db
    .selectFrom('text_report')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('text_id', 'in', [...textIds])
    .orderBy('reported_at')
    .orderBy('patron_id')
    .execute();
}

/** After a decision: what was reported is settled. */
export async function removeReports(tx: Tx, tenantId: string, textId: string): Promise<void> {
  await tx
    .deleteFrom('text_report')
    .where('tenant_id', '=', tenantId)
    .where('text_id', '=', textId)
    .execute();
}
