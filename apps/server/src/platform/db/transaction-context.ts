import { AsyncLocalStorage } from 'node:async_hooks';
import { OutsideTransactionError } from './database-errors.ts';

interface OpenTransaction {
  isOpen: boolean;
}

const context = new AsyncLocalStorage<OpenTransaction>();

/**
 * Runs a transaction so that the driver knows which calls come from inside it.
 *
 * @throws OutsideTransactionError where one is open already: the new one would wait for it
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

/** @throws OutsideTransactionError where the caller has a transaction open */
export function refuseInsideTransaction(): void {
  if (context.getStore()?.isOpen) throw new OutsideTransactionError();
}
