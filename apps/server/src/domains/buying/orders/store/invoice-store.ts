import { INVOICE_STATES, type InvoiceState } from '@lectern/contracts/buying/orders/invoice';
import type { Selectable } from 'kysely';
import { startsWith } from '../../../../platform/db/contains.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { VendorInvoiceLineTable, VendorInvoiceTable } from '../tables.ts';

export interface WholeInvoice {
  readonly invoice: VendorInvoiceTable;
  readonly lines: readonly VendorInvoiceLineTable[];
}

function invoiceOf(row: Selectable<VendorInvoiceTable>): VendorInvoiceTable {
  return {
    ...row,
    rate: Number(row.rate),
    freight: Number(row.freight),
    total: Number(row.total),
    amount_home: Number(row.amount_home),
    ordered_home: Number(row.ordered_home),
  };
}

function invoiceLineOf(row: Selectable<VendorInvoiceLineTable>): VendorInvoiceLineTable {
  return {
    ...row,
    amount: Number(row.amount),
    tax: Number(row.tax),
    freight: Number(row.freight),
    amount_home: Number(row.amount_home),
    ordered_home: Number(row.ordered_home),
  };
}

/** Whether a vendor gave this number before; until the transaction ends nobody else enters an invoice of the vendor. */
export async function isNumberTaken(
  tx: Tx,
  tenantId: string,
  vendorId: string,
  number: string,
): Promise<boolean> {
  await lockName(tx, `invoices/${tenantId}/${vendorId}`);
  const found = await tx
    .selectFrom('vendor_invoice')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('vendor_id', '=', vendorId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes an invoice as it is now, with its lines; it may be new. */
export async function writeInvoice(tx: Tx, { invoice, lines }: WholeInvoice): Promise<void> {
  const { id, tenant_id, ...facts } = invoice;
  await tx
    .insertInto('vendor_invoice')
    .values({ id, tenant_id, ...facts })
    .onConflict((same) => same.column('id').doUpdateSet(facts))
    .execute();
  await tx
    .deleteFrom('vendor_invoice_line')
    .where('tenant_id', '=', tenant_id)
    .where('invoice_id', '=', id)
    .execute();
  if (lines.length > 0)
    await tx
      .insertInto('vendor_invoice_line')
      .values([...lines])
      .execute();
}

/** The invoice, locked until the transaction ends. */
export async function lockInvoice(tx: Tx, tenantId: string, id: string): Promise<WholeInvoice | undefined> {
  await tx
    .updateTable('vendor_invoice')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  const row = await tx
    .selectFrom('vendor_invoice')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [whole] = await withLines(tx, tenantId, [invoiceOf(row)]);
  return whole;
}

async function withLines(
  db: Db | Tx,
  tenantId: string,
  invoices: readonly VendorInvoiceTable[],
): Promise<WholeInvoice[]> {
  if (invoices.length === 0) return [];
  const rows = await db
    .selectFrom('vendor_invoice_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(
      'invoice_id',
      'in',
      invoices.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const lines = rows.map(invoiceLineOf);
  return invoices.map((invoice) => ({
    invoice,
    lines: lines.filter(({ invoice_id }) => invoice_id === invoice.id),
  }));
}

export async function pageOfInvoices(
  db: Db,
  tenantId: string,
  {
    state,
    vendorId,
    number,
  }: {
    readonly state: InvoiceState | undefined;
    readonly vendorId: string | undefined;
    readonly number: string;
  },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly invoices: WholeInvoice[] }> {
  let found = db.selectFrom('vendor_invoice').where('tenant_id', '=', tenantId);
  if (state !== undefined) found = found.where('state', '=', state);
  if (vendorId !== undefined) found = found.where('vendor_id', '=', vendorId);
  if (number !== '') found = found.where(startsWith('number', number));
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
  return { total: Number(total), invoices: await withLines(db, tenantId, rows.map(invoiceOf)) };
}

export async function countInvoices(
  db: Db,
  tenantId: string,
): Promise<{ readonly state: InvoiceState; readonly count: number }[]> {
  const rows = await db
    .selectFrom('vendor_invoice')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return INVOICE_STATES.map((state) => ({ state, count: counts.get(state) ?? 0 }));
}
