import type { BehaviourState } from '@lectern/rules/behaviours';
import { type TimedBlockState, timedBlockState } from '@lectern/rules/timed-block';
import type { Db } from '../../../../platform/db/database.ts';
import type { Behaviour, BehaviourFilter } from '../../../../ports/ils/ils-behaviours.ts';

/** The tab under which a block for a time is listed. One that waits for its first day is not over either. */
const STATES: Readonly<Record<TimedBlockState, BehaviourState>> = {
  coming: 'unprocessed',
  running: 'unprocessed',
  over: 'processed',
  lifted: 'cancelled',
};

/** States in which the reader has something to pay or to do: they stand first. */
const TO_DO: readonly BehaviourState[] = ['unprocessed', 'unsubscribed', 'processing'];

/** The ids that a list of behaviours has, each with what it is sorted by: 0 for what is to be done and 1 for others, and its instant. */
export function listedBehaviours(
  db: Db,
  tenantId: string,
  today: string,
  { patronId, tab, withBlocks = false }: BehaviourFilter,
) {
  let listed = db
    .selectFrom('behaviour')
    .select(['behaviour.id', 'behaviour.created_at as at'])
    .select((eb) => eb.case().when('behaviour.state', 'in', TO_DO).then(0).else(1).end().as('rank'))
    .where('behaviour.tenant_id', '=', tenantId);
  if (patronId !== undefined) listed = listed.where('behaviour.patron_id', '=', patronId);
  if (tab !== 'all') listed = listed.where('behaviour.state', '=', tab);
  if (!withBlocks || patronId === undefined) return listed;
  return listed.unionAll(listedBlocks(db, tenantId, today, { patronId, tab }));
}

function listedBlocks(
  db: Db,
  tenantId: string,
  today: string,
  { patronId, tab }: { readonly patronId: string; readonly tab: BehaviourFilter['tab'] },
) {
  const all = db
    .selectFrom('patron_block')
    .select(['patron_block.id', 'patron_block.set_at as at'])
    .select((eb) =>
      eb
        .case()
        .when(eb.and([eb('patron_block.lifted_at', 'is', null), eb('patron_block.last_day', '>=', today)]))
        .then(0)
        .else(1)
        .end()
        .as('rank'),
    )
    .where('patron_block.tenant_id', '=', tenantId)
    .where('patron_block.patron_id', '=', patronId);
  const open = all.where('patron_block.lifted_at', 'is', null);
  if (tab === 'all') return all;
  if (tab === 'unprocessed') return open.where('patron_block.last_day', '>=', today);
  if (tab === 'processed') return open.where('patron_block.last_day', '<', today);
  if (tab === 'cancelled') return all.where('patron_block.lifted_at', 'is not', null);
  // No block is in any other state.
  return all.where('patron_block.id', 'is', null);
}

/** The blocks for a time with these ids, as behaviours. */
export async function readBlocks(
  db: Db,
  tenantId: string,
  today: string,
  ids: readonly string[],
): Promise<Behaviour[]> {
  const rows = await db
    .selectFrom('patron_block')
    .leftJoin('patron', 'patron.id', 'patron_block.patron_id')
    .select(['patron_block.id', 'patron_block.first_day as from', 'patron_block.last_day as until'])
    .select(['patron_block.reason', 'patron_block.set_at', 'patron_block.lifted_at as liftedAt'])
    .select(['patron_block.patron_id', 'patron.primary_id', 'patron.name'])
    .where('patron_block.tenant_id', '=', tenantId)
    .where('patron_block.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: 'block',
    state: STATES[timedBlockState(row, today)],
    way: '',
    note: row.reason,
    days: { from: row.from, until: row.until },
    createdAt: row.set_at,
    reader: { patronId: row.patron_id, primaryId: row.primary_id ?? '', name: row.name ?? '' },
    ...{ charged: 0, paid: 0, waived: 0, open: 0 },
    ...{ title: '', author: '', barcode: '', callNumber: '', locationCode: '' },
  }));
}
