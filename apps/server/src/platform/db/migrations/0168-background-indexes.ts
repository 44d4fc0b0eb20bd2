import { type Kysely, sql } from 'kysely';
import { createIndex } from './table.ts';

/**
 * What the jobs of all libraries seek: past loans and requests that still name their reader, readers who left, the last days on the hold
 * shelf, old messages, points that lapse, deleted subscriptions, and readers by what they have set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const named = { where: sql<boolean>`patron_id <> ''` };
  await createIndex(db, 'loan', ['tenant_id', 'returned_at'], named);
  await createIndex(db, 'request', ['tenant_id', 'ended_at'], named);
  await createIndex(db, 'patron', ['tenant_id', 'left_at'], {
    where: sql<boolean>`left_at is not null and name <> ''`,
  });
  await createIndex(db, 'request', ['tenant_id', 'kept_until'], {
    where: sql<boolean>`kept_until is not null`,
  });
  await createIndex(db, 'message', ['tenant_id', 'created_at']);
  await createIndex(db, 'point_entry', ['tenant_id', 'expires_at'], { where: sql<boolean>`remaining > 0` });
  await createIndex(db, 'subscription', ['tenant_id', 'deleted_at'], {
    where: sql<boolean>`deleted_at is not null`,
  });
  await createIndex(db, 'reader_setting', ['tenant_id', 'code', 'value', 'patron_id']);
}
