import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { isSurelyUndone } from './dialect.ts';

const ATTEMPTS = 4;
const LONGEST_WAIT_MS = 200;

/**
 * Runs `work` in a transaction and returns its result. If the transaction was certainly not committed (a deadlock, a serialization
 * failure, a connection lost before COMMIT), it runs up to three times more. So `work` must change nothing outside the database.
 *
 * @throws CommitUnknownError if the connection was lost at COMMIT: the transaction may be committed
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
