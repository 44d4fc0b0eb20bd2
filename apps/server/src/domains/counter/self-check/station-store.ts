import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { hashToken } from '../../../platform/hash-token.ts';
import type { SelfCheckStationTable } from './tables.ts';

const TOKEN_BYTES = 32;

/** Adds a station and answers its id and its token, which is stored nowhere. */
export async function addStation(
  tx: Tx,
  tenantId: string,
  station: Pick<SelfCheckStationTable, 'kind' | 'library_code' | 'name'>,
  now: string,
): Promise<{ readonly id: string; readonly token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const id = newId();
  await tx
    .insertInto('self_check_station')
    .values({
      ...station,
      id,
      tenant_id: tenantId,
      token_hash: hashToken(token),
      opened_at: now,
      seen_at: now,
    })
    .execute();
  return { id, token };
}

export async function findStation(db: Db, tenantId: string, token: string) {
  return db
    .selectFrom('self_check_station')
    .select(['id', 'kind', 'library_code', 'name', 'seen_at'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Notes that a station was heard of. Of calls at the same time one writes. */
export async function noteStationSeen(
  db: Db,
  tenantId: string,
  { id, seen_at }: Pick<SelfCheckStationTable, 'id' | 'seen_at'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('self_check_station')
    .set({ seen_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('seen_at', '=', seen_at)
    .execute();
}

export async function listOpenStations(db: Db, tenantId: string) {
  return db
    .selectFrom('self_check_station')
    .select(['id', 'kind', 'library_code', 'name', 'opened_at', 'seen_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('library_code')
    .orderBy('id')
    .execute();
}

/** Removes a station and whoever is there; the row that it had, or undefined. */
export async function removeStation(tx: Tx, tenantId: string, id: string) {
  const removed = await tx
    .deleteFrom('self_check_station')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['kind', 'library_code', 'name'])
    .executeTakeFirst();
  await tx.deleteFrom('self_check_visit').where('tenant_id', '=', tenantId).where('place', '=', id).execute();
  return removed;
}
