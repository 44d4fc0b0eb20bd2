import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { isSurelyUndone } from './dialect.ts';

const ATTEMPTS = 4;
const LONGEST_WAIT_MS = 200;

/**
 * Runs `work` in a transaction. Where it certainly did not happen (a deadlock, a conflict, a connection lost before COMMIT) it is run
 * again, a few times: `work` must do nothing that a rollback does not undo.
 *
 * @throws CommitUnknownError where the connection was lost at COMMIT: it may have happened
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isSurelyUndone(error)) throw error;
    }
    await sleep(Math.random() * LONGEST_WAIT_MS);
  }
}
