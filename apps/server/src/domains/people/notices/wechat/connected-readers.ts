import type { Db } from '../../../../platform/db/database.ts';
import type { Owner } from '../push/push-store.ts';
import { findConnection } from './wechat-store.ts';

/** The id of the connection of a reader, or none: a recipient of notices by WeChat. */
export async function listConnections(db: Db, owner: Owner): Promise<readonly string[]> {
  const connection = await findConnection(db, owner);
  return connection ? [connection.id] : [];
}

/** Whose these connections are, by id; those that were replaced or removed are absent. */
export async function readersOfConnections(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('wechat_reader')
    .select(['id', 'patron_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, patron_id }) => [id, patron_id]));
}
