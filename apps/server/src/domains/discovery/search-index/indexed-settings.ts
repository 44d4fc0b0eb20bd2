import type { TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';
import type { Db } from '../../../platform/db/database.ts';

/** Indexes that were built before libraries had a choice. */
const FIRST_SCHEME: TreeScheme = 'clc';

/** The classification with which the index of a tenant was built. */
export async function findIndexedScheme(db: Db, tenantId: string): Promise<TreeScheme> {
  const row = await db
    .selectFrom('search_index')
    .select('class_scheme')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.class_scheme ?? FIRST_SCHEME;
}

export async function putIndexedScheme(db: Db, tenantId: string, scheme: TreeScheme): Promise<void> {
  await db
    .insertInto('search_index')
    .values({ tenant_id: tenantId, class_scheme: scheme })
    .onConflict((same) => same.column('tenant_id').doUpdateSet({ class_scheme: scheme }))
    .execute();
}
