import type { Db } from '../../../platform/db/database.ts';
import type { TrialOpinionTable } from './tables.ts';

export async function findTrialAnswer(
  db: Db,
  tenantId: string,
  eresourceId: string,
  patronId: string,
): Promise<TrialOpinionTable | undefined> {
  return db
    .selectFrom('trial_opinion')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
}

/** Keeps an answer in the place of the one that the reader gave before. */
export async function putTrialAnswer(db: Db, row: TrialOpinionTable): Promise<void> {
  const { opinions, with_name, given_at } = row;
  await db
    .insertInto('trial_opinion')
    .values(row)
    .onConflict((same) =>
      same.columns(['tenant_id', 'eresource_id', 'patron_id']).doUpdateSet({ opinions, with_name, given_at }),
    )
    .execute();
}

/** The answers about a database, the newest first, and how many there are. */
export async function listTrialAnswerRows(
  db: Db,
  tenantId: string,
  eresourceId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: TrialOpinionTable[] }> {
  const all = db
    .selectFrom('trial_opinion')
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId);
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('given_at', 'desc')
    .orderBy('patron_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), rows };
}
