import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { OrderCopiesTable, OrderLineTable, OrderShareTable } from '../tables.ts';

/** A line with where its copies go and who pays it. */
export interface WholeLine {
  readonly line: OrderLineTable;
  readonly copies: readonly OrderCopiesTable[];
  readonly shares: readonly OrderShareTable[];
}

/** PostgreSQL gives large integers as text. */
export function lineOf(row: Selectable<OrderLineTable>): OrderLineTable {
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
