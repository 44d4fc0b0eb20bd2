import { EXPECTED_STATES, type OrderLineList } from '@lectern/contracts/buying/orders/order-line';
import { type Expression, type SqlBool, sql } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { OrderLineTable } from '../tables.ts';
import { lineOf, type WholeLine, wholeLines } from './line-store.ts';

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
    found = found.where('id', 'in', (eb) =>
      eb
        .selectFrom('order_share')
        .select('order_share.line_id')
        .where('order_share.tenant_id', '=', tenantId)
        .where('order_share.budget_id', '=', budgetId),
    );
  for (const word of words) found = found.where(contains('words', word));
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
