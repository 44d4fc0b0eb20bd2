import type { Db, Tx } from '../db/database.ts';

/** How one run of a job ended. */
export type JobEnd =
  | { readonly state: 'done' }
  /** `isFinal`: it cannot be done once more. */
  | { readonly state: 'failed'; readonly error: string; readonly isFinal: boolean }
  /** To be run (again) at a time; `attempts` counts on from there. */
  | { readonly state: 'waiting'; readonly runAt: string; readonly attempts: number; readonly error?: string };

export interface EndedJob {
  readonly id: string;
  readonly end: JobEnd;
}

/** Writes how jobs ended, those that `owner` still holds. All that are done take one statement. */
export async function endJobs(
  db: Db | Tx,
  owner: string,
  ended: readonly EndedJob[],
  now: string,
): Promise<void> {
  const done = ended.filter(({ end }) => end.state === 'done').map(({ id }) => id);
  if (done.length > 0) await endAlike(db, owner, done, { state: 'done' }, now);
  for (const { id, end } of ended) if (end.state !== 'done') await endAlike(db, owner, [id], end, now);
}

async function endAlike(
  db: Db | Tx,
  owner: string,
  ids: readonly string[],
  end: JobEnd,
  now: string,
): Promise<void> {
  await db
    .updateTable('job')
    .set({
      state: end.state,
      lease_owner: null,
      lease_until: null,
      last_error: 'error' in end ? (end.error ?? null) : null,
      ...(end.state === 'failed' && { is_final: Number(end.isFinal) }),
      ...(end.state === 'waiting' ? { run_at: end.runAt, attempts: end.attempts } : { finished_at: now }),
    })
    .where('id', 'in', [...ids])
    .where('lease_owner', '=', owner)
    .where('state', '=', 'running')
    .execute();
}
