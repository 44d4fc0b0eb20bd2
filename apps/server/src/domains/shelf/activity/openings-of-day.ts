import type { Db } from '../../../platform/db/database.ts';

/** How often each thing was opened on a day of the library by the buttons of databases and trials. No reader is in it. */
export async function openingsOfDay(
  db: Db,
  tenantId: string,
  day: string,
): Promise<{ readonly subject: string; readonly count: number }[]> {
  const rows = await db
    .selectFrom('click_count')
    .select(['subject', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('tenant_id', '=', tenantId)
    .where('day', '=', day)
    .where('event', 'in', ['openDatabase', 'openTrial'])
    .where('subject', '!=', '')
    .groupBy('subject')
    .execute();
  return rows.map(({ subject, count }) => ({ subject, count: Number(count) }));
}
