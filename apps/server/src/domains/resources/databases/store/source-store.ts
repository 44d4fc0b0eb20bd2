import type { Db } from '../../../../platform/db/database.ts';
import type { EresourceTable } from '../tables.ts';

/** What an empty list of sources is stored as. */
const NONE = '[]';

type WithSources = Pick<EresourceTable, 'id' | 'names' | 'sources' | 'is_open' | 'shown_from' | 'shown_to'>;

/** All databases of a library with their names and sources. */
export function allWithSources(db: Db, tenantId: string): Promise<WithSources[]> {
  return db
    .selectFrom('eresource')
    .select(['id', 'names', 'sources', 'is_open', 'shown_from', 'shown_to'])
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** The databases that name sources of records. */
export function sourcesOfAll(db: Db, tenantId: string): Promise<Pick<EresourceTable, 'id' | 'sources'>[]> {
  return db
    .selectFrom('eresource')
    .select(['id', 'sources'])
    .where('tenant_id', '=', tenantId)
    .where('sources', '<>', NONE)
    .orderBy('id')
    .execute();
}
