import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { SearchWithoutHitsTable } from '../tables.ts';

/** Different words of one day that a report can make use of; more are somebody's who fills the table. */
export const MOST_WORDS_OF_A_DAY = 5000;

/** Counts words that found nothing; words that are new on a day that has had enough of them are not kept. */
export async function addSearchWithoutHits(
  db: Db,
  row: Omit<SearchWithoutHitsTable, 'count'>,
): Promise<void> {
  const today = db
    .selectFrom('search_without_hits')
    .where('tenant_id', '=', row.tenant_id)
    .where('day', '=', row.day);
  const isKnown = await today.select('day').where('search_key', '=', row.search_key).executeTakeFirst();
  const hasEnough = () =>
    today
      .select('day')
      .offset(MOST_WORDS_OF_A_DAY - 1)
      .limit(1)
      .executeTakeFirst();
  if (!isKnown && (await hasEnough())) return;
  await db
    .insertInto('search_without_hits')
    .values({ ...row, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'day', 'search_key'])
        .doUpdateSet({ count: sql`search_without_hits.count + 1` }),
    )
    .execute();
}

export interface WithoutHits {
  readonly keyWord: string;
  readonly count: number;
  readonly lastDay: string;
}

/** Words searched in vain since a day, most often first. */
export async function listSearchesWithoutHits(
  db: Db,
  tenantId: string,
  asked: { readonly since: string; readonly atLeast: number; readonly limit: number },
): Promise<WithoutHits[]> {
  const rows = await db
    .selectFrom('search_without_hits')
    .select((eb) => [
      eb.fn.min('search_text').as('words'),
      eb.fn.sum<number>('count').as('times'),
      eb.fn.max('day').as('last_day'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', asked.since)
    .groupBy('search_key')
    .having((eb) => eb.fn.sum('count'), '>=', asked.atLeast)
    .orderBy('times', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('words')
    .limit(asked.limit)
    .execute();
  return rows.map((row) => ({ keyWord: row.words, count: Number(row.times), lastDay: row.last_day }));
}
