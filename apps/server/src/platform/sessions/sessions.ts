import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { SessionTable } from './tables.ts';

const TOKEN_BYTES = 32;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(
  db: Db,
  session: Pick<SessionTable, 'tenant_id' | 'actor_kind' | 'actor_id' | 'created_at' | 'expires_at'>,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('session')
    .values({ ...session, token_hash: hashToken(token), revoked_at: null })
    .execute();
  return token;
}

/** The session behind a token, unless it is revoked or has ended. */
export async function findSession(db: Db, token: string, now: string) {
  return db
    .selectFrom('session')
    .select(['token_hash', 'tenant_id', 'actor_kind', 'actor_id'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function revokeSession(db: Db, tenantId: string, tokenHash: string, now: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .execute();
}
