import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';

/** A transaction that has written and stays open; the answered function ends it. */
export async function holdWrite(db: Db, write: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> {
  let end: () => void = () => undefined;
  const isEnding = new Promise<void>((resolve) => {
    end = resolve;
  });
  let transaction: Promise<void> = Promise.resolve();
  await new Promise<void>((written, failed) => {
    transaction = inTransaction(db, async (tx) => {
      await write(tx);
      written();
      await isEnding;
    });
    transaction.catch(failed);
  });
  return async () => {
    end();
    await transaction;
  };
}
