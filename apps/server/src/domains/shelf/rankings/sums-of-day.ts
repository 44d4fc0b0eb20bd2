import type { Db } from '../../../platform/db/database.ts';
import { listSums } from './store/daily-sum-store.ts';
import type { TitleSum } from './sum-source.ts';
import type { SumKind } from './tables.ts';

/** So many rows are read at a time: a statement of SQLite blocks the process for about 5 ms. */
const AT_ONCE = 5000;

/** All sums of a day, in the order of the record ids. */
export async function sumsOfDay(db: Db, tenantId: string, kind: SumKind, day: string): Promise<TitleSum[]> {
  const sums: TitleSum[] = [];
  for (let part: readonly TitleSum[], after = ''; ; after = part.at(-1)?.recordId ?? '') {
    part = await listSums(db, tenantId, kind, day, { after, limit: AT_ONCE });
    for (const sum of part) sums.push(sum);
    if (part.length < AT_ONCE) return sums;
  }
}

/** Whether two lists have the same sums, in any order. */
export function isSameSums(before: readonly TitleSum[], after: readonly TitleSum[]): boolean {
  if (before.length !== after.length) return false;
  const known = new Map(before.map((sum) => [sum.recordId, sum]));
  return after.every(({ recordId, count, points }) => {
    const same = known.get(recordId);
    return same?.count === count && same.points === points;
  });
}
