import type { ActivityEvent } from '@lectern/contracts/shelf/activity/events';
import type { Db } from '../../../platform/db/database.ts';

/** How often each of these events happened to a work, database or title on all days that are kept. No reader is in it. */
export async function countOfSubject(
  db: Db,
  tenantId: string,
  subject: string,
  events: readonly ActivityEvent[],
): Promise<ReadonlyMap<ActivityEvent, number>> {
  const rows = await db
    .selectFrom('click_count')
    .select(['event', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subject)
    .where('event', 'in', events)
    .groupBy('event')
    .execute();
  return new Map(rows.map(({ event, count }) => [event, Number(count)]));
}
