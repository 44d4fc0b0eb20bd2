import { harvestJob } from '../domains/resources/harvest/jobs.ts';
import { runHarvests } from '../domains/resources/harvest/run/run-harvest.ts';
import { fromJson } from '../platform/db/codecs.ts';
import type { Deps } from '../platform/deps.ts';
import type { TestClock } from './test-clock.ts';

/**
 * Does the harvests that were ordered, to their end. A harvest that waits is woken at its instant; with `once` it stays there. Answers the
 * seconds that it waited, one after the other.
 */
export async function workOnHarvests(
  deps: Deps,
  clock: TestClock,
  {
    once = false,
    signal = new AbortController().signal,
  }: { readonly once?: boolean; readonly signal?: AbortSignal } = {},
): Promise<number[]> {
  const waits: number[] = [];
  const handler = runHarvests(deps);
  const waiting = await deps.db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', harvestJob.kind)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();
  for (const { id, tenant_id, payload } of waiting) {
    const job = { id, tenantId: tenant_id ?? undefined, payload: fromJson<unknown>(payload), attempt: 1 };
    let next = await handler.run(job, signal);
    while (next && !once) {
      const seconds = (Date.parse(next.again) - clock.now().getTime()) / 1000;
      waits.push(seconds);
      clock.advance(seconds);
      next = await handler.run(job, signal);
    }
    if (!next) await deps.db.updateTable('job').set({ state: 'done' }).where('id', '=', id).execute();
  }
  return waits;
}
