import type { ActivityEvent } from '@lectern/contracts/shelf/activity/events';
import type { Db } from '../../../platform/db/database.ts';

/** What an event happened to most since a day of the library, most first. No reader is in it. */
export async function openedMost(
  db: Db,
  tenantId: string,
  { since, event, limit }: { readonly since: string; readonly event: ActivityEvent; readonly limit: number },
): Promise<{ readonly subject: string; readonly count: number }[]> {
  const rows = await db
    .selectFrom('click_count')
    .select(['subject', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', since)
    .where('event', '=', event)
    .where('subject', '!=', '')
    .groupBy('subject')
    .orderBy('count', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ subject, count }) => ({ subject, count: Number(count) }));
}
