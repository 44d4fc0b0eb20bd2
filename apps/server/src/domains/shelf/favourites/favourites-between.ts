import type { Db } from '../../../platform/db/database.ts';

/** How many readers made each work a favourite from an instant to another, which is not included, and keep it still. */
export async function favouritesBetween(db: Db, tenantId: string, from: string, to: string) {
  return db
    .selectFrom('favourite')
    .select(['record_id as recordId', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('added_at', '>=', from)
    .where('added_at', '<', to)
    .groupBy('record_id')
    .execute();
}
