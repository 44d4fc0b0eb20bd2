import type { Intent } from '@lectern/contracts/reference/ai/intents';
import type { ReviewList } from '@lectern/contracts/reference/ai/list-answers-to-review';
import type { SelectQueryBuilder } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import type { ChatTurnTable } from '../tables.ts';

/** Questions about the reader's own account, and about other readers: staff do not see them. */
const NOT_FOR_STAFF: readonly Intent[] = ['due', 'renew', 'holds', 'fines', 'account', 'refused'];

type Turns = SelectQueryBuilder<Schema, 'chat_turn', object>;

/** Turns of one library that are shown since an instant. */
export interface ShownTurns {
  readonly tenantId: string;
  readonly since: string;
}

function listed(db: Db, { tenantId, since }: ShownTurns, list: ReviewList): Turns {
  const shown = db
    .selectFrom('chat_turn')
    .where('tenant_id', '=', tenantId)
    .where('asked_at', '>=', since)
    .where('has_account', '=', 0)
    .where('intent', 'not in', NOT_FOR_STAFF);
  switch (list) {
    case 'disliked':
      return shown.where('reviewed_at', 'is', null).where('rating', '=', 'down');
    case 'unknown':
      return shown.where('reviewed_at', 'is', null).where('is_known', '=', 0);
    default:
      return shown.where('reviewed_at', 'is not', null);
  }
}

/** A page of a list, the newest first. */
export async function listTurnsToReview(
  db: Db,
  shown: ShownTurns,
  list: ReviewList,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: ChatTurnTable[] }> {
  const found = listed(db, shown, list);
  const rows = await found
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: await countListed(found), rows };
}

/** How many turns a list has. */
export function countTurnsToReview(db: Db, shown: ShownTurns, list: ReviewList): Promise<number> {
  return countListed(listed(db, shown, list));
}

async function countListed(found: Turns): Promise<number> {
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns whether staff may look at this turn, which is then marked. */
export async function markTurn(
  tx: Tx,
  { tenantId, since }: ShownTurns,
  id: string,
  reviewedAt: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_turn')
    .set({ reviewed_at: reviewedAt })
    .where('tenant_id', '=', tenantId)
    .where('asked_at', '>=', since)
    .where('has_account', '=', 0)
    .where('intent', 'not in', NOT_FOR_STAFF)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns that were asked in the same minute and came to the same. */
export interface CountedTurns {
  /** ISO 8601 to the minute, UTC. */
  readonly minute: string;
  readonly isKnown: boolean;
  readonly rating: ChatTurnTable['rating'];
  readonly answeredBy: ChatTurnTable['answered_by'];
  readonly count: number;
}

/** Counts since an instant, by minute and what came of the questions. */
export async function countTurns(db: Db, { tenantId, since }: ShownTurns): Promise<CountedTurns[]> {
  const rows = await db
    .selectFrom('chat_turn')
    .select((eb) => [
      eb.fn<string>('substr', ['asked_at', eb.val(1), eb.val(16)]).as('minute'),
      'is_known',
      'rating',
      'answered_by',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('asked_at', '>=', since)
    .groupBy(['minute', 'is_known', 'rating', 'answered_by'])
    .execute();
  return rows.map(({ minute, is_known, rating, answered_by, count }) => ({
    minute,
    isKnown: is_known === 1,
    rating,
    answeredBy: answered_by,
    count: Number(count),
  }));
}
