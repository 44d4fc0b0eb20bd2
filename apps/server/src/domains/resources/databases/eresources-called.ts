import type { Db } from '../../../platform/db/database.ts';
import { calledKey } from './eresource-columns.ts';

/** The ids of databases that are called so in any language or by another name, drafts left out; at most ten. */
export async function eresourcesCalled(db: Db, tenantId: string, name: string): Promise<readonly string[]> {
  const key = calledKey(name).replace(/[%_\\]/gu, '');
  if (key === '') return [];
  const rows = await db
    .selectFrom('eresource')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', 1)
    .where('called', 'like', `%\n${key}\n%`)
    .orderBy('id')
    .limit(10)
    .execute();
  return rows.map(({ id }) => id);
}
