import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { FeedbackPictureTable } from '../tables.ts';

/** Adds a picture unless the conversation has `most` already; false then. The conversation's row is held, so that two uploads count. */
export async function putPicture(tx: Tx, picture: FeedbackPictureTable, most: number): Promise<boolean> {
  const { tenant_id, feedback_id } = picture;
  await tx
    .updateTable('feedback')
    .set({ state: sql.ref('state') })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', feedback_id)
    .execute();
  const { count } = await tx
    .selectFrom('feedback_picture')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenant_id)
    .where('feedback_id', '=', feedback_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await tx.insertInto('feedback_picture').values(picture).execute();
  return true;
}

/** The names of the pictures of conversations, in the order in which they were added. */
export async function picturesOf(db: Db, tenantId: string, feedbackIds: readonly string[]) {
  if (feedbackIds.length === 0) return [];
  return db
    .selectFrom('feedback_picture')
    .select(['id', 'feedback_id'])
    .where('tenant_id', '=', tenantId)
    .where('feedback_id', 'in', [...feedbackIds])
    .orderBy('added_at')
    .execute();
}

/** A picture in base64; undefined if there is none with this name. */
export async function findPicture(db: Db, tenantId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('feedback_picture')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content;
}
