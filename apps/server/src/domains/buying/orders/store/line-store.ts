import { EXPECTED_STATES, type OrderLineList } from '@lectern/contracts/buying/orders/order-line';
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { OrderCopiesTable, OrderLineTable, OrderShareTable } from '../tables.ts';

/** A line with where its copies go and who pays it. */
export interface WholeLine {
  readonly line: OrderLineTable;
  readonly copies: readonly OrderCopiesTable[];
  readonly shares: readonly OrderShareTable[];
}

/** PostgreSQL gives large integers as text. */
function lineOf(row: Selectable<OrderLineTable>): OrderLineTable {
  return {
    ...row,
    price: Number(row.price),
    rate: Number(row.rate),
    told_price: Number(row.told_price),
  };
}

function shareOf(row: Selectable<OrderShareTable>): OrderShareTable {
  const { reserved, committed, spent } = row;
  return { ...row, reserved: Number(reserved), committed: Number(committed), spent: Number(spent) };
}

/**
 * Locks lines until the transaction ends and reads them, in the order of their ids: a write that changes nothing locks rows on PostgreSQL, and
 * SQLite has one writer.
 */
export async function lockLines(tx: Tx, tenantId: string, ids: readonly string[]): Promise<WholeLine[]> {
  const sorted = [...new Set(ids)].sort();
  for (const id of sorted)
    await tx
      .updateTable('order_line')
      .set((eb) => ({ claimed: eb.ref('claimed') }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  return wholeLines(tx, tenantId, await findLines(tx, tenantId, sorted));
}

export async function findLines(
  db: Db | Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<OrderLineTable[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return rows.map(lineOf);
}

/** The lines of an order in their order. */
export async function linesOfOrder(db: Db | Tx, tenantId: string, orderId: string): Promise<WholeLine[]> {
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return wholeLines(db, tenantId, rows.map(lineOf));
}

/** Adds copies and shares to lines, each in a fixed order. */
export async function wholeLines(
  db: Db | Tx,
  tenantId: string,
  lines: readonly OrderLineTable[],
): Promise<WholeLine[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ id }) => id);
  const copies = await db
    .selectFrom('order_copies')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('line_id', 'in', ids)
    .orderBy('library_code')
    .orderBy('location_code')
    .execute();
  const shares = await db
    .selectFrom('order_share')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('line_id', 'in', ids)
    .orderBy('budget_id')
    .execute();
  return lines.map((line) => ({
    line,
    copies: copies.filter(({ line_id }) => line_id === line.id),
    shares: shares.filter(({ line_id }) => line_id === line.id).map(shareOf),
  }));
}

/** Writes a line of the basket with its parts; it may be new. */
export async function writeLine(tx: Tx, { line, copies, shares }: WholeLine): Promise<void> {
  const { id, tenant_id, ...facts } = line;
  await tx
    .insertInto('order_line')
    .values({ id, tenant_id, ...facts })
    .onConflict((same) => same.column('id').doUpdateSet(facts))
    .execute();
  await tx.deleteFrom('order_copies').where('tenant_id', '=', tenant_id).where('line_id', '=', id).execute();
  await tx.deleteFrom('order_share').where('tenant_id', '=', tenant_id).where('line_id', '=', id).execute();
  if (copies.length > 0)
    await tx
      .insertInto('order_copies')
      .values([...copies])
      .execute();
  if (shares.length > 0)
    await tx
      .insertInto('order_share')
      .values([...shares])
      .execute();
}

export async function changeLine(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<OrderLineTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx
    .updateTable('order_line')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function changeCopies(
  tx: Tx,
  { tenant_id, line_id, library_code, location_code }: OrderCopiesTable,
  change: Partial<Pick<OrderCopiesTable, 'quantity' | 'received'>>,
): Promise<void> {
  await tx
    .updateTable('order_copies')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('line_id', '=', line_id)
    .where('library_code', '=', library_code)
    .where('location_code', '=', location_code)
    .execute();
}

export async function addShare(tx: Tx, share: OrderShareTable): Promise<void> {
  await tx
    .insertInto('order_share')
    .values(share)
    .onConflict((same) => same.columns(['line_id', 'budget_id']).doUpdateSet({ parts: share.parts }))
    .execute();
}

export async function setParts(tx: Tx, share: OrderShareTable, parts: number): Promise<void> {
  await tx
    .updateTable('order_share')
    .set({ parts })
    .where('tenant_id', '=', share.tenant_id)
    .where('line_id', '=', share.line_id)
    .where('budget_id', '=', share.budget_id)
    .execute();
}

export async function dropLine(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('order_copies').where('tenant_id', '=', tenantId).where('line_id', '=', id).execute();
  await tx.deleteFrom('order_share').where('tenant_id', '=', tenantId).where('line_id', '=', id).execute();
  await tx.deleteFrom('order_line').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Ids of lines that use money of budgets and are still open. */
export async function openLinesOfBudgets(
  tx: Tx,
  tenantId: string,
  budgetIds: readonly string[],
): Promise<string[]> {
  if (budgetIds.length === 0) return [];
  const rows = await tx
    .selectFrom('order_share')
    .select('line_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('budget_id', 'in', [...budgetIds])
    .where((eb) => eb.or([eb('committed', '>', 0), eb('reserved', '>', 0)]))
    .orderBy('line_id')
    .execute();
  return rows.map(({ line_id }) => line_id);
}

/** Whether a wish has a line already. */
export async function hasLineOfWish(tx: Tx, tenantId: string, wishId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('order_line')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('wish_id', '=', wishId)
    .where('state', 'not in', ['refused', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export interface LineFilter {
  readonly list: OrderLineList;
  /** A calendar date, which decides what is late. */
  readonly today: string;
  readonly vendorId?: string | undefined;
  readonly budgetId?: string | undefined;
  readonly orderId?: string | undefined;
  /** Folded words, which all stand in title, author or numbers. */
  readonly words: readonly string[];
}

const LIST_CONDITIONS: Readonly<Record<OrderLineList, (today: string) => Expression<SqlBool>>> = {
  basket: () => sql<SqlBool>`state = 'basket'`,
  expected: () =>
    sql<SqlBool>`state in (${sql.join(['waiting', ...EXPECTED_STATES])}) and received < quantity`,
  late: (today) =>
    sql<SqlBool>`state in (${sql.join([...EXPECTED_STATES])}) and received < quantity
      and expected_on <> '' and expected_on < ${today}`,
  received: () =>
    sql<SqlBool>`received > 0 and (state in (${sql.join([...EXPECTED_STATES])}) or state = 'closed')`,
  ended: () => sql<SqlBool>`state in ('closed', 'refused', 'cancelled')`,
};

function filtered(db: Db, tenantId: string, { list, today, vendorId, budgetId, orderId, words }: LineFilter) {
  let found = db
    .selectFrom('order_line')
    .where('tenant_id', '=', tenantId)
    .where(LIST_CONDITIONS[list](today));
  if (vendorId !== undefined) found = found.where('vendor_id', '=', vendorId);
  if (orderId !== undefined) found = found.where('order_id', '=', orderId);
  if (budgetId !== undefined)
    found = found.where(
      sql<SqlBool>`id in (select line_id from order_share where tenant_id = ${tenantId} and budget_id = ${budgetId})`,
    );
  for (const word of words) found = found.where('words', 'like', `%${word.replace(/[\\%_]/g, '')}%`);
  return found;
}

export async function pageOfLines(
  db: Db,
  tenantId: string,
  filter: LineFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly lines: WholeLine[] }> {
  const found = filtered(db, tenantId, filter);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), lines: await wholeLines(db, tenantId, rows.map(lineOf)) };
}

export async function countOfList(
  db: Db,
  tenantId: string,
  list: OrderLineList,
  today: string,
): Promise<number> {
  const { total } = await filtered(db, tenantId, { list, today, words: [] })
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Expected lines by an ISBN, the vendor's number or the number of an order. */
export async function expectedByCode(
  db: Db,
  tenantId: string,
  { isbn, code }: { readonly isbn: string; readonly code: string },
  limit: number,
): Promise<OrderLineTable[]> {
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(LIST_CONDITIONS.expected(''))
    .where('state', '<>', 'waiting')
    .where((eb) =>
      eb.or([
        ...(isbn === '' ? [] : [eb('isbn', '=', isbn)]),
        eb('vendor_number', '=', code),
        eb('order_number', '=', code),
      ]),
    )
    .orderBy('placed_at')
    .limit(limit)
    .execute();
  return rows.map(lineOf);
}

/** The line of an order with a vendor by the number of the order and its position. */
export async function lineOfReference(
  tx: Tx,
  tenantId: string,
  vendorId: string,
  { orderNumber, position }: { readonly orderNumber: string; readonly position: number },
): Promise<OrderLineTable | undefined> {
  const row = await tx
    .selectFrom('order_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('vendor_id', '=', vendorId)
    .where('order_number', '=', orderNumber)
    .where('position', '=', position)
    .executeTakeFirst();
  return row && lineOf(row);
}

/** Lines of an order with a vendor that have one of these numbers of a title. */
export async function linesOfNumbers(
  tx: Tx,
  tenantId: string,
  vendorId: string,
  { orderNumber, numbers }: { readonly orderNumber: string; readonly numbers: readonly string[] },
): Promise<OrderLineTable[]> {
  if (numbers.length === 0 || orderNumber === '') return [];
  const rows = await tx
    .selectFrom('order_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('vendor_id', '=', vendorId)
    .where('order_number', '=', orderNumber)
    .where((eb) => eb.or([eb('isbn', 'in', [...numbers]), eb('vendor_number', 'in', [...numbers])]))
    .orderBy('position')
    .execute();
  return rows.map(lineOf);
}

/** Lines of orders with a vendor of which copies are not invoiced, the oldest order first. */
export async function linesToInvoice(
  db: Db,
  tenantId: string,
  vendorId: string,
  limit: number,
): Promise<OrderLineTable[]> {
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('vendor_id', '=', vendorId)
    .where('state', 'in', [...EXPECTED_STATES])
    .whereRef('invoiced', '<', 'quantity')
    .orderBy('placed_at')
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(lineOf);
}
