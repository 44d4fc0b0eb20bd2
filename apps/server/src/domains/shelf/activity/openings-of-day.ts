import type { ResourceEvent } from '@lectern/contracts/shelf/activity/events';
import type { Db } from '../../../platform/db/database.ts';

/** How often each thing was opened on a day of the library, as some events count it. No reader is in it. */
export async function openingsOfDay(
  db: Db,
  tenantId: string,
  { day, events }: { readonly day: string; readonly events: readonly ResourceEvent[] },
): Promise<{ readonly subject: string; readonly count: number }[]> {
  const rows = await db
    .selectFrom('click_count')
    .select(['subject', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('tenant_id', '=', tenantId)
    .where('day', '=', day)
    .where('event', 'in', events)
    .where('subject', '!=', '')
    .groupBy('subject')
    .execute();
  return rows.map(({ subject, count }) => ({ subject, count: Number(count) }));
}
