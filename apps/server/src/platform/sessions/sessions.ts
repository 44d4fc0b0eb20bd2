import { randomBytes } from 'node:crypto';
import { later } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { hashToken } from '../hash-token.ts';
import { createSessionLookup } from './session-lookup.ts';
import type { SessionTable } from './tables.ts';

const TOKEN_BYTES = 32;
/** A session is noted as used at most this often, so that a call is no write. Its idle limit is so much longer. */
const SEEN_SECONDS = 60;
/** A window that is closed may be one that is loaded again, or not the last: the session ends if no call comes in this time. */
export const CLOSING_SECONDS = 20;
/** The clocks of two nodes. A window says that it is open two seconds after another one was closed, or later. */
const CLOCKS_DIFFER_SECONDS = 1;

type Named = Pick<SessionTable, 'tenant_id' | 'actor_kind' | 'actor_id' | 'created_at' | 'expires_at'>;
type Described = Pick<
  SessionTable,
  | 'purpose'
  | 'method'
  | 'own_password'
  | 'network'
  | 'device'
  | 'idle_seconds'
  | 'stays'
  | 'desk_library'
  | 'desk_name'
>;

const UNDESCRIBED: Described = {
  purpose: 'full',
  method: 0,
  own_password: 0,
  network: '',
  device: '',
  idle_seconds: 0,
  stays: 0,
  desk_library: '',
  desk_name: '',
};

/** Opens a session and answers its token, which is stored nowhere. Each session has a token of its own. */
export async function openSession(db: Db | Tx, session: Named & Partial<Described>): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('session')
    .values({
      ...UNDESCRIBED,
      ...session,
      id: newId(),
      token_hash: hashToken(token),
      last_seen_at: session.created_at,
      closing_at: null,
      revoked_at: null,
    })
    .execute();
  return token;
}

interface NodeSessions {
  readonly lookup: ReturnType<typeof createSessionLookup>;
  /** Uses that this node is about to note, with the closing that each answers. A busy database may take longer than a session has to end. */
  readonly noting: Set<string>;
}

const nodes = new WeakMap<Db, NodeSessions>();

/** What all calls of a node share for a database. */
function nodeSessions(db: Db): NodeSessions {
  const known = nodes.get(db) ?? { lookup: createSessionLookup(db), noting: new Set<string>() };
  nodes.set(db, known);
  return known;
}

/** The session behind a token, noted as used now. Undefined if it is revoked or has ended. */
export async function resumeSession(db: Db, token: string, now: Date) {
  const { lookup, noting } = nodeSessions(db);
  const session = await lookup(hashToken(token));
  if (!session || session.expires_at <= now.toISOString()) return undefined;
  const use = `${session.token_hash} ${session.closing_at}`;
  if (noting.has(use)) return session;
  if (isLeft(session, now)) return undefined;
  if (session.closing_at !== null || session.last_seen_at <= later(now, -SEEN_SECONDS)) {
    noting.add(use);
    // Nobody waits for it: a call that only reads must not wait for, or fail with, a database that cannot be written to.
    noteSeen(db, session, now)
      .catch(() => undefined)
      .finally(() => noting.delete(use));
  }
  return session;
}

type Seen = Pick<SessionTable, 'idle_seconds' | 'last_seen_at' | 'closing_at'>;

/** Whether its reader left: by closing the last window, or by doing nothing for too long. */
export function isLeft({ idle_seconds, last_seen_at, closing_at }: Seen, now: Date): boolean {
  if (closing_at !== null && closing_at <= later(now, -CLOSING_SECONDS)) return true;
  return idle_seconds > 0 && last_seen_at <= later(now, -(idle_seconds + SEEN_SECONDS));
}

async function noteSeen(
  db: Db,
  { tenant_id, token_hash, last_seen_at, closing_at }: Seen & Pick<SessionTable, 'tenant_id' | 'token_hash'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now.toISOString(), closing_at: null })
    .where('tenant_id', '=', tenant_id)
    .where('token_hash', '=', token_hash)
    // Of calls at the same time one writes, and a window that was closed since then stays closed.
    .where('last_seen_at', '=', last_seen_at)
    .where('closing_at', closing_at === null ? 'is' : '=', closing_at)
    .execute();
}

/** Notes at once that a window with a session is open, so that a window which was closed before cannot end it. */
export async function keepOpen(db: Db | Tx, tenantId: string, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now.toISOString(), closing_at: null })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * Ends a session in CLOSING_SECONDS after its window was closed, unless it is used until then, or was kept open since. One that stays is
 * left as it is.
 */
export async function beginToClose(
  db: Db | Tx,
  tenantId: string,
  tokenHash: string,
  closedAt: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ closing_at: closedAt.toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('stays', '=', 0)
    .where('last_seen_at', '<=', later(closedAt, CLOCKS_DIFFER_SECONDS))
    .execute();
}

/** Lets a session that stays end like others: with its window, and at the latest then. Nothing for any other session. */
export async function stopStaying(
  db: Db | Tx,
  tenantId: string,
  tokenHash: string,
  expiresAt: string,
): Promise<void> {
  await db
    .updateTable('session')
    .set((eb) => ({
      stays: 0,
      expires_at: eb
        .case()
        .when('expires_at', '<', expiresAt)
        .then(eb.ref('expires_at'))
        .else(expiresAt)
        .end(),
    }))
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('stays', '=', 1)
    .execute();
}

/** Notes where a member of the staff works in a session. */
export async function keepDesk(
  tx: Tx,
  tenantId: string,
  tokenHash: string,
  { libraryCode, name }: { readonly libraryCode: string; readonly name: string },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ desk_library: libraryCode, desk_name: name })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** The full sessions of a patron that have not ended; first those that were used last. */
export async function listOpenSessions(db: Db, tenantId: string, patronId: string, now: Date) {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'id', 'method', 'network', 'device', 'created_at'])
    .select(['last_seen_at', 'idle_seconds', 'closing_at'])
    .where('tenant_id', '=', tenantId)
    .where('actor_kind', '=', 'patron')
    .where('actor_id', '=', patronId)
    .where('purpose', '=', 'full')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.filter((row) => !isLeft(row, now));
}

/** How a session was opened; undefined if it is revoked. */
export async function findOpenSession(db: Db, tenantId: string, tokenHash: string) {
  return db
    .selectFrom('session')
    .select(['method', 'own_password', 'network', 'device', 'created_at', 'expires_at', 'stays'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Ends a session on all nodes at once. False if it was revoked before. */
export async function revokeSession(
  db: Db | Tx,
  tenantId: string,
  tokenHash: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the sessions of a patron or a staff member, except one. Answers how many were open. */
export async function revokeOtherSessions(
  db: Db | Tx,
  actor: Pick<SessionTable, 'tenant_id' | 'actor_kind' | 'actor_id'>,
  { exceptTokenHash = '', now }: { readonly exceptTokenHash?: string; readonly now: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('tenant_id', '=', actor.tenant_id)
    .where('actor_kind', '=', actor.actor_kind)
    .where('actor_id', '=', actor.actor_id)
    .where('token_hash', '!=', exceptTokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
