import type { TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { type ClassEntry, replaceClasses, SHARED_CLASSES } from './class-entries.ts';

/** Replaces the table of a classification of a tenant; without a tenant, the table that all tenants share. */
export async function loadClasses(
  { db }: Pick<Deps, 'db'>,
  tenantId: string | undefined,
  scheme: TreeScheme,
  entries: readonly ClassEntry[],
): Promise<void> {
  await inTransaction(db, (tx) => replaceClasses(tx, tenantId ?? SHARED_CLASSES, scheme, entries));
}
