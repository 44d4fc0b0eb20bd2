import type { HarvestCounts } from '@lectern/contracts/resources/harvest/harvest-run';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { lockRepository } from '../../repository/put-object.ts';
import { countUnseen, listUnseen } from '../store/item-store.ts';
import { changeRun } from '../store/run-store.ts';
import { changeSource } from '../store/source-store.ts';
import type { HarvestRunTable, HarvestSourceTable } from '../tables.ts';
import { nextFrom } from './changed-since.ts';
import { hideRecords } from './take-records.ts';

const AT_ONCE = 500;
/** A list is believed where at most half of what was there before is missing; small ones always. */
const FEW = 20;

/**
 * Ends a run whose list was read to its end. After a list of all records, those that did not come are gone: many repositories say nothing of
 * deletions. One that suddenly has less than half is broken rather than empty, so nothing is hidden and staff are told.
 */
export async function finishRun(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  source: HarvestSourceTable,
  run: HarvestRunTable,
): Promise<'over'> {
  const { db, clock } = deps;
  const counts = fromJson<HarvestCounts>(run.counts);
  let [hidden, isShrunk] = [0, false];
  if (run.is_whole === 1 && source.deletions === 'hide') {
    const { live, unseen } = await countUnseen(db, run.tenant_id, source.id, run.id);
    isShrunk = unseen > FEW && unseen * 2 > live;
    if (!isShrunk) hidden = await hideUnseen(deps, run);
  }
  const ended_at = clock.now().toISOString();
  await inTransaction(db, async (tx) => {
    await changeRun(tx, run, {
      state: isShrunk ? 'failed' : 'done',
      fault: isShrunk ? 'SHRUNK' : '',
      message: '',
      counts: toJson({ ...counts, hidden: counts.hidden + hidden }),
      token: '',
      is_stopping: 0,
      next_at: '',
      ended_at,
    });
    if (!isShrunk) await changeSource(tx, source, { changed_since: nextFrom(run, clock.now()) });
  });
  return 'over';
}

async function hideUnseen(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  run: HarvestRunTable,
): Promise<number> {
  for (let hidden = 0; ; ) {
    const items = await listUnseen(deps.db, run.tenant_id, run.source_id, run.id, AT_ONCE);
    if (items.length === 0) return hidden;
    await inTransaction(deps.db, async (tx) => {
      await lockRepository(tx, run.tenant_id);
      await hideRecords(deps, tx, run, items, deps.clock.now().toISOString());
    });
    hidden += items.length;
  }
}
