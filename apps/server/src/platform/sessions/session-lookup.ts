import type { CompiledQuery } from 'kysely';
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
  | 'desk_library'
  | 'desk_name'
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
  const statements = new Map<number, CompiledQuery<FoundSession>>();
  let running = false;

  /**
   * The statement for so many tokens. To make it anew for each call took as long as to run it. It stays a query that only reads, which
   * waits for no transaction.
   */
  function statementFor(tokenHashes: readonly string[]): CompiledQuery<FoundSession> {
    const statement = statements.get(tokenHashes.length) ?? openSessions(db, tokenHashes).compile();
    statements.set(tokenHashes.length, statement);
    return { ...statement, parameters: tokenHashes };
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_TOKENS);
      try {
        const tokenHashes = [...new Set(batch.map(({ tokenHash }) => tokenHash))];
        const { rows } = await db.executeQuery(statementFor(tokenHashes));
        const found = new Map(rows.map((row) => [row.token_hash, row]));
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
      if (running) return;
      running = true;
      // Calls that have come in the meantime go into the same statement.
      setImmediate(() => void run());
    });
}

/** Its parameters are the hashes alone. */
function openSessions(db: Db, tokenHashes: readonly string[]) {
  return db
    .selectFrom('session')
    .select(['token_hash', 'tenant_id', 'actor_kind', 'actor_id', 'purpose'])
    .select(['idle_seconds', 'last_seen_at', 'closing_at', 'expires_at', 'desk_library', 'desk_name'])
    .where('token_hash', 'in', tokenHashes)
    .where('revoked_at', 'is', null);
}
