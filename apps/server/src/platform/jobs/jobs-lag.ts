import type { Db } from '../db/database.ts';
import { LANE_NAMES, type Lane } from './lanes.ts';

/** How long the oldest job of each lane that is due has been waiting, in seconds. One entry of an index is read for each lane. */
export async function readJobsLag(db: Db, now: Date): Promise<ReadonlyMap<Lane, number>> {
  const oldest = (lane: Lane) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('job')
          .select(['lane', 'run_at'])
          .where('state', '=', 'waiting')
          .where('lane', '=', lane)
          .orderBy('run_at')
          .limit(1)
          .as('oldest'),
      )
      .selectAll();
  const rows = await LANE_NAMES.map(oldest)
    .reduce((lanes, lane) => lanes.unionAll(lane))
    .execute();
  const lag = new Map<Lane, number>(LANE_NAMES.map((lane) => [lane, 0]));
  for (const { lane, run_at } of rows)
    lag.set(lane, Math.max(0, (now.getTime() - Date.parse(run_at)) / 1000));
  return lag;
}
