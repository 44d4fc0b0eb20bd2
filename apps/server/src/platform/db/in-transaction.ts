import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { isSurelyUndone } from './dialect.ts';

const ATTEMPTS = 4;
const LONGEST_WAIT_MS = 200;

/** Writes something that belongs to the result of a transaction, before its commit. The first attempt is 1. */
type WriteAtEnd = (tx: Tx, result: unknown, attempt: number) => Promise<void>;

const atEnd = new AsyncLocalStorage<WriteAtEnd>();

/**
 * Runs `act`. `write` gets the result of each transaction in it and writes in the same transaction: what it writes is stored if and only
 * if the transaction is.
 */
export function withWriteAtEnd<T>(write: WriteAtEnd, act: () => Promise<T>): Promise<T> {
  return atEnd.run(write, act);
}

/**
 * Runs `work` in a transaction and returns its result. If the transaction was certainly not committed (a deadlock, a serialization
 * failure, a connection lost before COMMIT), it runs up to three times more. So `work` must change nothing outside the database.
 *
 * @throws CommitUnknownError if the connection was lost at COMMIT: the transaction may be committed
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await work(tx);
        await atEnd.getStore()?.(tx, result, attempt);
        return result;
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !isSurelyUndone(error)) throw error;
    }
    await sleep(Math.random() * LONGEST_WAIT_MS);
  }
}
