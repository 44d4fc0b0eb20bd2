import type { ErasureState } from '@lectern/contracts/people/account/erasure';
import type { Db } from '../../../../platform/db/database.ts';

/** A reader's last request, as contracts show it; null if there was none. */
export async function findErasure(db: Db, tenantId: string, patronId: string) {
  const row = await db
    .selectFrom('erasure_request')
    .select(['state', 'requested_at as requestedAt', 'changed_at as changedAt'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
  return row ?? null;
}

/** Opens a request; false if one is open already. */
export async function openErasure(db: Db, tenantId: string, patronId: string, now: string): Promise<boolean> {
  const fresh = { state: 'open', requested_at: now, changed_at: now } as const;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('erasure_request')
    .values({ tenant_id: tenantId, patron_id: patronId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'patron_id'])
        .doUpdateSet(fresh)
        .where('erasure_request.state', '!=', 'open'),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends an open request; false if none is open. */
export async function endErasure(
  db: Db,
  tenantId: string,
  patronId: string,
  end: { readonly state: Exclude<ErasureState, 'open'>; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('erasure_request')
    .set({ state: end.state, changed_at: end.now })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Requests of a library, oldest first; all or those that are open. */
export async function listErasures(db: Db, tenantId: string, which: 'open' | 'all') {
  return db
    .selectFrom('erasure_request')
    .leftJoin('account', (join) =>
      join
        .onRef('account.tenant_id', '=', 'erasure_request.tenant_id')
        .onRef('account.id', '=', 'erasure_request.patron_id'),
    )
    .select(['erasure_request.patron_id', 'primary_id', 'name', 'state', 'requested_at', 'changed_at'])
    .where('erasure_request.tenant_id', '=', tenantId)
    .$if(which === 'open', (query) => query.where('state', '=', 'open'))
    .orderBy('requested_at')
    .execute();
}
