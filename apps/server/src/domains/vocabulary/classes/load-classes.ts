import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type ClassEntry, replaceClasses, SHARED_CLASSES } from './class-entries.ts';

/** Puts a table of classes in the place of the one before: a tenant's own, or without a tenant the one that all share. */
export async function loadClasses(
  { db }: Pick<Deps, 'db'>,
  tenantId: string | undefined,
  entries: readonly ClassEntry[],
): Promise<void> {
  await inTransaction(db, (tx) => replaceClasses(tx, tenantId ?? SHARED_CLASSES, entries));
}
