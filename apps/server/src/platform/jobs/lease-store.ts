import { later } from '../clock.ts';
import type { Db } from '../db/database.ts';

/** A lease as it was read: who has it, and a number that each renewal raises. */
export interface StoredLease {
  readonly owner: string;
  readonly beat: number;
}

/** What its holder writes into a lease. */
export interface LeaseClaim {
  readonly name: string;
  readonly owner: string;
  readonly seconds: number;
}

export async function findLease(db: Db, name: string): Promise<StoredLease | undefined> {
  return db.selectFrom('lease').select(['owner', 'beat']).where('name', '=', name).executeTakeFirst();
}

/** Takes a lease that nobody has; false where another was quicker. */
export async function createLease(db: Db, lease: LeaseClaim, now: Date): Promise<boolean> {
  const created = await db
    .insertInto('lease')
    .values({ name: lease.name, owner: lease.owner, until: later(now, lease.seconds) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (created.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Renews a lease, or takes one over, if it is still as it was `seen`. */
export async function moveLease(db: Db, lease: LeaseClaim, seen: StoredLease, now: Date): Promise<boolean> {
  const moved = await db
    .updateTable('lease')
    .set((eb) => ({ owner: lease.owner, beat: eb('beat', '+', 1), until: later(now, lease.seconds) }))
    .where('name', '=', lease.name)
    .where('owner', '=', seen.owner)
    .where('beat', '=', seen.beat)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Ends a lease before its time, so that the next owner need not wait. */
export async function releaseLease(db: Db, name: string, owner: string): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('owner', '=', owner).execute();
}
