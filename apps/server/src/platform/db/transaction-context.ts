import { AsyncLocalStorage } from 'node:async_hooks';
import { OutsideTransactionError } from './database-errors.ts';

interface OpenTransaction {
  isOpen: boolean;
}

const context = new AsyncLocalStorage<OpenTransaction>();

/**
 * Runs a transaction, and marks the asynchronous context of `run` so that the driver recognises calls from inside it.
 *
 * @throws OutsideTransactionError if the caller has a transaction open already
 */
export async function asTransaction<T>(run: () => Promise<T>): Promise<T> {
  refuseInsideTransaction();
  const transaction = { isOpen: true };
  try {
    return await context.run(transaction, run);
  } finally {
    transaction.isOpen = false;
  }
}

/** @throws OutsideTransactionError if the caller has a transaction open */
export function refuseInsideTransaction(): void {
  if (context.getStore()?.isOpen) throw new OutsideTransactionError();
}
