import { normaliseIsbn } from '@lectern/rules/isbn';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { VendorItemTable } from './tables.ts';
import { wordsOfSearch } from './words-of-item.ts';

export interface ItemWish {
  readonly vendorId?: string | undefined;
  /** A class with all below it. */
  readonly classCode?: string | undefined;
  /** Words, or an ISBN. */
  readonly words?: string | undefined;
  readonly sort: 'newest' | 'popular' | 'cheapest' | 'dearest';
}

/** Titles that vendors sell now: of a class, with words, or all. */
export async function pageOfItems(
  db: Db,
  tenantId: string,
  wish: ItemWish,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly items: readonly VendorItemTable[] }> {
  const conditions = conditionsOf(tenantId, wish);
  if (!conditions) return { total: 0, items: [] };
  const found = db
    .selectFrom('vendor_item')
    .where('tenant_id', '=', tenantId)
    .where('is_sold', '=', 1)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('vendor')
          .select('vendor.id')
          .whereRef('vendor.id', '=', 'vendor_item.vendor_id')
          .where('vendor.tenant_id', '=', tenantId)
          .where('vendor.is_on', '=', 1),
      ),
    )
    .where((eb) => eb.and([...conditions]));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const [column, way] = ORDER[wish.sort];
  const items = await found
    .selectAll()
    .orderBy(column, way)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), items };
}

const ORDER = {
  newest: ['listed_at', 'desc'],
  popular: ['ordered_count', 'desc'],
  cheapest: ['price', 'asc'],
  dearest: ['price', 'desc'],
} as const;

/** Undefined where nothing can be found: a search without a word. */
function conditionsOf(tenantId: string, wish: ItemWish): readonly Expression<SqlBool>[] | undefined {
  const { vendorId, classCode, words } = wish;
  const conditions: Expression<SqlBool>[] = [];
  if (vendorId !== undefined) conditions.push(sql<SqlBool>`vendor_id = ${vendorId}`);
  if (classCode !== undefined && classCode !== '')
    conditions.push(sql<SqlBool>`vendor_item.id in (select item_id from vendor_item_class
      where tenant_id = ${tenantId} and class_code = ${classCode})`);
  if (words === undefined) return conditions;
  const isbn = normaliseIsbn(words);
  if (isbn !== undefined) return [...conditions, sql<SqlBool>`isbn = ${isbn}`];
  const wanted = wordsOfSearch(words);
  if (wanted.length === 0) return undefined;
  return [
    ...conditions,
    sql<SqlBool>`vendor_item.id in (select item_id from vendor_item_word
      where tenant_id = ${tenantId} and word in (${sql.join(wanted)})
      group by item_id having count(*) = ${wanted.length})`,
  ];
}

/** How many titles each of these classes has. */
export async function countByClass(
  db: Db,
  tenantId: string,
  vendorId: string | undefined,
): Promise<ReadonlyMap<string, number>> {
  let counted = db
    .selectFrom('vendor_item_class')
    .innerJoin('vendor_item', 'vendor_item.id', 'vendor_item_class.item_id')
    .innerJoin('vendor', 'vendor.id', 'vendor_item.vendor_id')
    .select(['vendor_item_class.class_code', (eb) => eb.fn.countAll<number>().as('count')])
    .where('vendor_item_class.tenant_id', '=', tenantId)
    .where('vendor_item.tenant_id', '=', tenantId)
    .where('vendor_item.is_sold', '=', 1)
    .where('vendor.tenant_id', '=', tenantId)
    .where('vendor.is_on', '=', 1);
  if (vendorId !== undefined) counted = counted.where('vendor_item.vendor_id', '=', vendorId);
  const rows = await counted.groupBy('vendor_item_class.class_code').execute();
  return new Map(rows.map(({ class_code, count }) => [class_code, Number(count)]));
}

/** Titles by their ids, also those that are sold no more. */
export async function itemsOf(
  db: Db | Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VendorItemTable>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('vendor_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts an order of a title for the shelf of what is popular, or takes it back. */
export async function countOrdered(tx: Tx, tenantId: string, id: string, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('vendor_item')
    .set({
      ordered_count: sql<number>`case when ordered_count + ${by} < 0 then 0 else ordered_count + ${by} end`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
