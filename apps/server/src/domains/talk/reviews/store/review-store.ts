import type { COMMENT_SORTS } from '@lectern/contracts/talk/reviews/user-comment-list';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { ReviewTable } from '../tables.ts';

/** A reader's review of a work. */
export function findReview(
  db: Db | Tx,
  tenantId: string,
  { patronId, workKey }: { readonly patronId: string; readonly workKey: string },
): Promise<ReviewTable | undefined> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('work_key', '=', workKey)
    .executeTakeFirst();
}

export async function reviewsById(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly ReviewTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('review')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Stores a review, or the next version of it. */
export async function putReview(tx: Tx, row: ReviewTable): Promise<void> {
  const { id: _id, tenant_id: _tenant, patron_id: _patron, work_key: _work, ...values } = row;
  await tx
    .insertInto('review')
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'patron_id', 'work_key']).doUpdateSet(values))
    .execute();
}

/** What staff decided. False: the review is gone. */
export async function settleReview(
  tx: Tx,
  tenantId: string,
  id: string,
  decision: Pick<ReviewTable, 'state' | 'refusal_reason' | 'checked_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('review')
    .set(decision)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What was deleted; undefined if there is no such review of the reader. */
export async function deleteReview(
  tx: Tx,
  tenantId: string,
  { patronId, id }: { readonly patronId: string; readonly id: string },
): Promise<Pick<ReviewTable, 'record_id'> | undefined> {
  return tx
    .deleteFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .returning('record_id')
    .executeTakeFirst();
}

/** The open texts about a work. */
export async function openReviews(
  db: Db,
  tenantId: string,
  workKey: string,
  {
    sort,
    offset,
    limit,
  }: { readonly sort: (typeof COMMENT_SORTS)[number]; readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly reviews: readonly ReviewTable[] }> {
  const found = db
    .selectFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('work_key', '=', workKey)
    .where('state', '=', 'open')
    .where('content', '!=', '');
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const reviews = await found
    .selectAll()
    .$if(sort !== 'new', (query) => query.orderBy('stars', sort === 'best' ? 'desc' : 'asc'))
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), reviews };
}

/** A page of a reader's own reviews, the newest first. */
export async function ownReviews(
  db: Db,
  { tenantId, patronId }: { readonly tenantId: string; readonly patronId: string },
  narrowing: { readonly workKey?: string | undefined; readonly docCode: string; readonly state: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly reviews: readonly ReviewTable[] }> {
  const { workKey, docCode, state } = narrowing;
  const found = db
    .selectFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .$if(workKey !== undefined, (query) => query.where('work_key', '=', workKey ?? ''))
    .$if(docCode !== '', (query) => query.where('doc_code', '=', docCode))
    .$if(state !== '', (query) => query.where('state', '=', state as ReviewTable['state']));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const reviews = await found
    .selectAll()
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), reviews };
}

/** How many open reviews of each work give how many stars. */
export async function countStars(db: Db | Tx, tenantId: string, workKeys: readonly string[]) {
  if (workKeys.length === 0) return [];
  return db
    .selectFrom('review')
    .select((eb) => ['work_key', 'stars', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('work_key', 'in', [...workKeys])
    .where('state', '=', 'open')
    .groupBy(['work_key', 'stars'])
    .execute();
}
