import { later } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
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
    .values({ tenant_id: tenantId, kind, code, state, created_at: now, used_at: now })
    .onConflict((conflict) => {
      const same = conflict.columns(['tenant_id', 'kind', 'code']);
      return whenTaken === 'keep'
        ? same.doUpdateSet({ used_at: now })
        : same.doUpdateSet({ state, created_at: now });
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

/** An opened link is noted once a month, so that opening it seldom writes. */
const NOTED_EVERY_SECONDS = 30 * 86_400;

/** Notes that a link was opened, so that it does not expire. */
export async function noteLinkUse(db: Db, tenantId: string, code: string, now: Date): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ used_at: now.toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'link')
    .where('code', '=', code)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_at', '<', later(now, -NOTED_EVERY_SECONDS))]))
    .execute();
}
