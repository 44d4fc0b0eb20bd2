import { later } from '../clock.ts';
import type { Db } from '../db/database.ts';

/**
 * Takes or renews a lease: true while `owner` is the one who holds it. It falls to whoever asks first after `seconds`
 * without renewal, so a holder must ask well before.
 */
export async function acquireLease(
  db: Db,
  lease: { readonly name: string; readonly owner: string; readonly seconds: number },
  now: Date,
): Promise<boolean> {
  const until = later(now, lease.seconds);
  const taken = await db
    .updateTable('lease')
    .set({ owner: lease.owner, until })
    .where('name', '=', lease.name)
    .where((eb) => eb.or([eb('owner', '=', lease.owner), eb('until', '<=', now.toISOString())]))
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) return true;
  const created = await db
    .insertInto('lease')
    .values({ name: lease.name, owner: lease.owner, until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (created.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Ends a lease before its time, so that the next owner need not wait. */
export async function releaseLease(db: Db, name: string, owner: string): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('owner', '=', owner).execute();
}

/** Who has a lease, or had it last, and until when. */
export async function findLease(
  db: Db,
  name: string,
): Promise<{ readonly owner: string; readonly until: string } | undefined> {
  return db.selectFrom('lease').select(['owner', 'until']).where('name', '=', name).executeTakeFirst();
}
