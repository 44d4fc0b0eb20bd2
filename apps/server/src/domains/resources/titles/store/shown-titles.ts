import type { Db } from '../../../../platform/db/database.ts';
import type { TitleTable } from '../tables.ts';

/** The titles that readers see behind an id, in the order of their ids. */
export function pageOfShown(db: Db, tenantId: string, after: string, limit: number): Promise<TitleTable[]> {
  return db
    .selectFrom('title')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('is_shown', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
