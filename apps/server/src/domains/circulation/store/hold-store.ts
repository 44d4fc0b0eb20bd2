import type { Db, Tx } from '../../../platform/db/database.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import type { HoldCounts, ReadyHold } from '../../../ports/ils/ils-patrons.ts';

/**
 * Makes others who place or count holds of this title wait until this transaction ends. A decision that depends on who waits takes this lock first,
 * and so does whoever places a hold: else a hold placed between decision and commit is passed over.
 */
export async function lockHolds(tx: Tx, tenantId: string, bibId: string): Promise<void> {
  await lockName(tx, `holds/${tenantId}/${bibId}`);
}

/** How many of a patron's holds wait and how many are ready. */
export async function countHolds(db: Db, tenantId: string, patronId: string): Promise<HoldCounts> {
  const rows = await db
    .selectFrom('hold')
    .select((eb) => ['status', eb.fn.countAll<number>().as('holds')])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('status', 'in', ['waiting', 'ready'])
    .groupBy('status')
    .execute();
  const count = (status: string) => rows.find((row) => row.status === status)?.holds ?? 0;
  return { waiting: count('waiting'), ready: count('ready') };
}

/** What is kept for a patron, first to expire first. */
export async function listReadyHolds(db: Db, tenantId: string, patronId: string): Promise<ReadyHold[]> {
  const rows = await db
    .selectFrom('hold')
    .innerJoin('bib', 'bib.id', 'hold.bib_id')
    .select(['hold.id', 'hold.bib_id', 'hold.pickup_library', 'hold.ready_until', 'bib.title'])
    .where('hold.tenant_id', '=', tenantId)
    .where('hold.patron_id', '=', patronId)
    .where('hold.status', '=', 'ready')
    .orderBy('hold.id')
    .execute();
  const holds = rows.map((row) => ({
    id: row.id,
    bibId: row.bib_id,
    title: row.title,
    pickupLibrary: row.pickup_library,
    readyUntil: row.ready_until,
  }));
  // The databases differ in the place of null.
  return holds.sort((one, other) => lastDay(one).localeCompare(lastDay(other)));
}

function lastDay({ readyUntil }: ReadyHold): string {
  return readyUntil ?? '9999-12-31';
}

/** The hold that an item is kept or on its way for. */
export async function findHoldServed(db: Db, tenantId: string, itemId: string) {
  return db
    .selectFrom('hold')
    .select(['id', 'patron_id', 'pickup_library', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', itemId)
    .where('status', 'in', ['ready', 'in_transit'])
    .executeTakeFirst();
}

/** The next hold in the queue that an item can serve: on the item itself or on its title, who came first first. */
export async function nextHold(
  db: Db,
  tenantId: string,
  item: { readonly id: string; readonly bib_id: string },
) {
  return db
    .selectFrom('hold')
    .select(['id', 'pickup_library', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', item.bib_id)
    .where('status', '=', 'waiting')
    .where((eb) => eb.or([eb('item_id', 'is', null), eb('item_id', '=', item.id)]))
    .orderBy('placed_at')
    .orderBy('id')
    .executeTakeFirst();
}

/** Binds a hold to the item that serves it; false when it is not in the state it was seen in any more. */
export async function serveHold(
  db: Db,
  tenantId: string,
  hold: { readonly id: string; readonly seen: 'waiting' | 'in_transit' },
  change: {
    readonly item_id: string;
    readonly status: 'ready' | 'in_transit';
    readonly ready_until: string | null;
  },
): Promise<boolean> {
  const result = await db
    .updateTable('hold')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', hold.id)
    .where('status', '=', hold.seen)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * A loan fills what the patron waited for: the hold that the item was kept for, else a hold on this item, else the oldest on the title.
 */
export async function fillHold(
  db: Db,
  tenantId: string,
  patronId: string,
  item: { readonly id: string; readonly bib_id: string },
): Promise<void> {
  const holds = await db
    .selectFrom('hold')
    .select(['id', 'item_id', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('bib_id', '=', item.bib_id)
    .where('status', 'in', ['waiting', 'ready'])
    .orderBy('placed_at')
    .execute();
  const filled =
    holds.find((hold) => hold.item_id === item.id && hold.status === 'ready') ??
    holds.find((hold) => hold.item_id === item.id) ??
    holds.find((hold) => hold.item_id === null);
  if (!filled) return;
  await db
    .updateTable('hold')
    .set({ status: 'filled' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', filled.id)
    .execute();
}
