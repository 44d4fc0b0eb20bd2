import type { Db } from '../db/database.ts';
import type { SessionTable } from './tables.ts';

/** What a call needs of its session. */
export type FoundSession = Pick<
  SessionTable,
  | 'token_hash'
  | 'tenant_id'
  | 'actor_kind'
  | 'actor_id'
  | 'purpose'
  | 'idle_seconds'
  | 'last_seen_at'
  | 'closing_at'
  | 'expires_at'
>;

interface Waiting {
  readonly tokenHash: string;
  readonly resolve: (session: FoundSession | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Limit of the parameters of one statement. */
const MAX_TOKENS = 200;

/**
 * Finds sessions by the hash of their token, those of calls that come while a statement runs together in the next one. So a busy node
 * asks a distant database less often, and each call still reads the session after it came: nothing is remembered.
 */
export function createSessionLookup(db: Db): (tokenHash: string) => Promise<FoundSession | undefined> {
  const waiting: Waiting[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_TOKENS);
      try {
        const found = await findOpen(
          db,
          batch.map(({ tokenHash }) => tokenHash),
        );
        for (const { tokenHash, resolve } of batch) resolve(found.get(tokenHash));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  }

  return (tokenHash) =>
    new Promise((resolve, reject) => {
      waiting.push({ tokenHash, resolve, reject });
      if (!running) void run();
    });
}

async function findOpen(db: Db, tokenHashes: readonly string[]): Promise<Map<string, FoundSession>> {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'tenant_id', 'actor_kind', 'actor_id', 'purpose'])
    .select(['idle_seconds', 'last_seen_at', 'closing_at', 'expires_at'])
    .where('token_hash', 'in', [...new Set(tokenHashes)])
    .where('revoked_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.token_hash, row]));
}
