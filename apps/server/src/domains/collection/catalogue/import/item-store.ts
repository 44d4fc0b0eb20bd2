import { casedNumberForm, formBeside, numberForm } from '@lectern/rules/number-form';
import { sql } from 'kysely';
import type { CatalogueUse, MovedItem } from '../../../../platform/catalogue-use.ts';
import type { Bit } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { keepsCase } from '../../../../platform/tenants/meant-number.ts';
import { type ItemPlan, planItems, type StoredItem, type WantedItems } from './plan-items.ts';

const KEYS_OF_A_STATEMENT = 250;

export interface ItemChanges {
  readonly created: number;
  readonly updated: number;
  readonly deleted: number;
  readonly withdrawn: number;
  /** Bibs that got an item, or one of whose items changed. */
  readonly changedBibs: readonly string[];
  /** Bibs whose record lists fewer items. */
  readonly lessenedBibs: readonly string[];
  /** Items that went from one bib to another. */
  readonly moved: readonly MovedItem[];
}

const NO_CHANGES: ItemChanges = {
  created: 0,
  updated: 0,
  deleted: 0,
  withdrawn: 0,
  changedBibs: [],
  lessenedBibs: [],
  moved: [],
};

/** Gives bibs the items that their records list. `isNew` tells bibs that cannot have any yet. */
export async function putItems(
  db: Db,
  tenantId: string,
  wanted: readonly WantedItems[],
  {
    isNew,
    uses,
    now,
  }: {
    readonly isNew: (bibId: string) => boolean;
    readonly uses: readonly CatalogueUse[];
    readonly now: string;
  },
): Promise<ItemChanges> {
  const barcodes = wanted.flatMap(({ items }) => items.map((item) => item.barcode));
  const oldBibs = wanted.map(({ bibId }) => bibId).filter((id) => !isNew(id));
  if (barcodes.length === 0 && oldBibs.length === 0) return NO_CHANGES;
  const stored = new Map<string, StoredItem>();
  const forms = new Set(barcodes.map(numberForm));
  for (const item of await findItems(db, tenantId, 'bib_id', oldBibs)) stored.set(item.id, item);
  for (const item of await findItems(db, tenantId, 'barcode', [...new Set([...barcodes, ...forms])]))
    stored.set(item.id, item);
  for (const item of await findItems(db, tenantId, 'barcode_form', [...forms])) stored.set(item.id, item);
  const formOf = (await keepsCase(db, tenantId)) ? casedNumberForm : numberForm;
  const plan = planItems(wanted, [...stored.values()], formOf);
  await insertRows(
    db,
    'item',
    plan.create.map((item) => newRow(tenantId, item, now)),
  );
  for (const item of plan.update) await updateItem(db, tenantId, item, now);
  const goneIds = plan.gone.map(({ id }) => id);
  const { deleted, withdrawn } = await dropItems(db, tenantId, goneIds, { uses, now });
  return {
    created: plan.create.length,
    updated: plan.update.length,
    deleted,
    withdrawn,
    changedBibs: [...plan.create, ...plan.update].map(({ bibId }) => bibId),
    lessenedBibs: plan.gone.map(({ bibId }) => bibId),
    moved: plan.update.flatMap(({ id, movedFrom, bibId }) =>
      movedFrom === undefined ? [] : { itemId: id, from: movedFrom, to: bibId },
    ),
  };
}

async function findItems(
  db: Db,
  tenantId: string,
  column: 'bib_id' | 'barcode' | 'barcode_form',
  values: readonly string[],
): Promise<StoredItem[]> {
  const found: StoredItem[] = [];
  for (let at = 0; at < values.length; at += KEYS_OF_A_STATEMENT) {
    const rows = await db
      .selectFrom('item')
      .select([
        'id',
        'bib_id as bibId',
        'barcode',
        'library_code',
        'location_code',
        'call_number',
        'volume',
        'copy_number',
        'inventory_number',
        'item_type',
        'status',
        'added_at_desk',
      ])
      .where('tenant_id', '=', tenantId)
      .where(column, 'in', values.slice(at, at + KEYS_OF_A_STATEMENT))
      .execute();
    for (const { status, added_at_desk, ...item } of rows)
      found.push({ ...item, withdrawn: status === 'withdrawn', addedAtDesk: added_at_desk === 1 });
  }
  return found;
}

function newRow(tenantId: string, { bibId, barcode, ...described }: ItemPlan['create'][number], now: string) {
  return {
    id: newId(),
    tenant_id: tenantId,
    bib_id: bibId,
    barcode,
    barcode_form: formBeside(barcode),
    library_code: described.library_code,
    location_code: described.location_code,
    call_number: described.call_number,
    volume: described.volume,
    copy_number: described.copy_number,
    inventory_number: described.inventory_number,
    item_type: described.item_type,
    status: 'available' as const,
    recalled: 0 as Bit,
    shelf: '',
    created_at: now,
    updated_at: now,
  };
}

/** Status, recall and shelf mark are the circulation's: an import never touches them, but for what it withdrew itself. */
async function updateItem(
  db: Db,
  tenantId: string,
  item: ItemPlan['update'][number],
  now: string,
): Promise<void> {
  await db
    .updateTable('item')
    .set({
      bib_id: item.bibId,
      library_code: item.library_code,
      location_code: item.location_code,
      call_number: item.call_number,
      volume: item.volume,
      copy_number: item.copy_number,
      inventory_number: item.inventory_number,
      item_type: item.item_type,
      added_at_desk: 0,
      updated_at: now,
      ...(item.restored && { status: 'available' as const }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', item.id)
    .execute();
}

/**
 * Makes acts on the items of these bibs wait until the transaction ends: a check-out that runs at the same time finds its item gone, or its
 * loan is seen by who asks behind this. A write that changes nothing locks rows on PostgreSQL; SQLite has one writer anyway.
 */
export async function lockItemsOfBibs(db: Db, tenantId: string, bibIds: readonly string[]): Promise<void> {
  await db
    .updateTable('item')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', bibIds)
    .execute();
}

/**
 * The statement that withdraws items. Those on a hold shelf or under way are away from their shelf since now, until somebody scans them: the
 * desk has to find them.
 */
export function withdrawnItems(db: Db, tenantId: string, now: string) {
  return db
    .updateTable('item')
    .set({
      status: 'withdrawn',
      status_since: sql<string | null>`case when status in ('on_hold_shelf', 'in_transit') then ${now} end`,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('status', '!=', 'withdrawn');
}

/**
 * Items that are no longer listed are withdrawn, and those that no rows of a domain need deleted. Withdrawing first: a check-out that runs at
 * the same time finds the item gone, or its loan is seen here.
 */
async function dropItems(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  { uses, now }: { readonly uses: readonly CatalogueUse[]; readonly now: string },
) {
  if (ids.length === 0) return { deleted: 0, withdrawn: 0 };
  await withdrawnItems(db, tenantId, now)
    .where('id', 'in', [...ids])
    .execute();
  const inUse = new Set<string>();
  for (const use of uses) {
    for (const id of await use.itemsInUse(db, tenantId, ids)) inUse.add(id);
  }
  const free = ids.filter((id) => !inUse.has(id));
  if (free.length > 0) {
    await db.deleteFrom('item').where('tenant_id', '=', tenantId).where('id', 'in', free).execute();
  }
  return { deleted: free.length, withdrawn: ids.length - free.length };
}
