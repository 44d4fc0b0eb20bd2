import type { Db } from '../db/database.ts';

/** A job that a process has, as it was last renewed. */
export interface LeasedJob {
  readonly id: string;
  readonly lease_until: string | null;
}

/** The jobs that other processes than `owner` have. */
export async function findLeasedJobs(
  db: Db,
  { kinds, owner }: { readonly kinds: readonly string[]; readonly owner: string },
): Promise<LeasedJob[]> {
  if (kinds.length === 0) return [];
  return db
    .selectFrom('job')
    .select(['id', 'lease_until'])
    .where('kind', 'in', [...kinds])
    .where('state', '=', 'running')
    .where('lease_owner', '!=', owner)
    .execute();
}

/** Lets others run a job whose process died, unless it was renewed since it was read. The attempt that was begun counts. */
export async function releaseJob(db: Db, { id, lease_until }: LeasedJob): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: 'waiting', lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_until', '=', lease_until)
    .execute();
}

/** Keeps running jobs from being taken for dead. */
export async function renewJobs(db: Db, ids: readonly string[], owner: string, until: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('job')
    .set({ lease_until: until })
    .where('id', 'in', [...ids])
    .where('lease_owner', '=', owner)
    .where('state', '=', 'running')
    .execute();
}
