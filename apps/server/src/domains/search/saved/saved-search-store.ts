import type { Db } from '../../../platform/db/database.ts';
import type { SavedSearchTable } from '../tables.ts';

type Kind = SavedSearchTable['kind'];

/** Keeps a search; where the code is taken it stays as it is, or is replaced. */
export async function putSavedSearch(
  db: Db,
  tenantId: string,
  search: { readonly kind: Kind; readonly code: string; readonly state: string; readonly now: string },
  whenTaken: 'keep' | 'replace',
): Promise<void> {
  const { kind, code, state, now } = search;
  await db
    .insertInto('saved_search')
    .values({ tenant_id: tenantId, kind, code, state, created_at: now })
    .onConflict((conflict) => {
      const same = conflict.columns(['tenant_id', 'kind', 'code']);
      return whenTaken === 'keep' ? same.doNothing() : same.doUpdateSet({ state, created_at: now });
    })
    .execute();
}

/** The saved state; undefined where there is none with this code. */
export async function findSavedSearch(
  db: Db,
  tenantId: string,
  kind: Kind,
  code: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('saved_search')
    .select('state')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.state;
}
