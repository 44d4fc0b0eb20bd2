import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SignInEventTable } from './tables.ts';

export async function insertSignIn(db: Db | Tx, event: SignInEventTable): Promise<void> {
  await db.insertInto('sign_in_event').values(event).execute();
}

/** A page of a reader's sign-ins that are still kept, the newest first, and how many there are. */
export async function selectSignIns(
  db: Db,
  tenantId: string,
  patronId: string,
  { page, rows, now }: { readonly page: number; readonly rows: number; readonly now: string },
) {
  const kept = db
    .selectFrom('sign_in_event')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('expires_at', '>', now);
  const [{ total }, list] = await Promise.all([
    kept.select((eb) => eb.fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    kept
      .select(['at', 'method', 'outcome', 'network', 'device'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(rows)
      .offset((page - 1) * rows)
      .execute(),
  ]);
  return { total: Number(total), list };
}

/** Whether a network was noted as locked out since an instant. */
export async function hasLockSince(
  db: Db,
  tenantId: string,
  patronId: string,
  { network, since }: { readonly network: string; readonly since: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_event')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('at', '>=', since)
    .where('outcome', '=', 'locked')
    .where('network', '=', network)
    .executeTakeFirst();
  return row !== undefined;
}
