import type { Db } from '../../../platform/db/database.ts';

/** The ratings that a title got in a time. */
export interface TitleRatings {
  readonly recordId: string;
  readonly count: number;
  /** The stars of all ratings together. */
  readonly points: number;
}

/** The open ratings of each title from `from` up to `to` (ISO instants, `to` not included), by when they began to count. */
export async function ratingsBetween(
  db: Db,
  tenantId: string,
  from: string,
  to: string,
): Promise<readonly TitleRatings[]> {
  const rows = await db
    .selectFrom('review')
    .select((eb) => [
      eb.fn.max('record_id').as('recordId'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('stars').as('points'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'open')
    .where('checked_at', '>=', from)
    .where('checked_at', '<', to)
    .groupBy('work_key')
    .execute();
  return rows.map(({ recordId, count, points }) => ({
    recordId,
    count: Number(count),
    points: Number(points),
  }));
}
