import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { DayRateTable, OrderTermsTable, VendorTermsTable } from '../tables.ts';

/** How the library orders; without a row one person may order any sum, and invoices may be 5 % dearer. */
export async function readOrderTerms(db: Db | Tx, tenantId: string): Promise<OrderTermsTable> {
  const row = await db
    .selectFrom('order_terms')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (!row)
    return {
      tenant_id: tenantId,
      alone_up_to: null,
      tolerance: 500,
      buyer_number: '',
      buyer_list: '14',
      updated_at: '',
    };
  return { ...row, alone_up_to: row.alone_up_to === null ? null : Number(row.alone_up_to) };
}

export async function writeOrderTerms(tx: Tx, { tenant_id, ...terms }: OrderTermsTable): Promise<void> {
  await tx
    .insertInto('order_terms')
    .values({ tenant_id, ...terms })
    .onConflict((same) => same.column('tenant_id').doUpdateSet(terms))
    .execute();
}

/** How a vendor gets orders; usual values where nobody set any. */
export function usualVendorTerms(tenantId: string, vendorId: string): VendorTermsTable {
  return {
    vendor_id: vendorId,
    tenant_id: tenantId,
    number: '',
    list: '14',
    way: 'text',
    discount: 0,
    tax: 0,
    delivery_days: 30,
    updated_at: '',
  };
}

export async function readVendorTerms(
  db: Db | Tx,
  tenantId: string,
): Promise<ReadonlyMap<string, VendorTermsTable>> {
  const rows = await db.selectFrom('vendor_terms').selectAll().where('tenant_id', '=', tenantId).execute();
  return new Map(rows.map((row) => [row.vendor_id, row]));
}

export async function termsOfVendor(
  db: Db | Tx,
  tenantId: string,
  vendorId: string,
): Promise<VendorTermsTable> {
  return (await readVendorTerms(db, tenantId)).get(vendorId) ?? usualVendorTerms(tenantId, vendorId);
}

export async function writeVendorTerms(tx: Tx, { vendor_id, ...terms }: VendorTermsTable): Promise<void> {
  await tx
    .insertInto('vendor_terms')
    .values({ vendor_id, ...terms })
    .onConflict((same) => same.column('vendor_id').doUpdateSet(terms))
    .execute();
}

/** The rate of a currency that held on a day: the newest one until then. */
export async function rateOn(
  db: Db | Tx,
  tenantId: string,
  currency: string,
  day: string,
): Promise<{ readonly rate: number; readonly day: string } | undefined> {
  const row = await db
    .selectFrom('day_rate')
    .select(['rate', 'day'])
    .where('tenant_id', '=', tenantId)
    .where('currency', '=', currency)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { rate: Number(row.rate), day: row.day };
}

/** The newest rate of each currency. */
export async function newestRates(db: Db, tenantId: string): Promise<DayRateTable[]> {
  const rows = await db
    .selectFrom('day_rate as rate')
    .selectAll('rate')
    .where('rate.tenant_id', '=', tenantId)
    .where('rate.day', '=', (eb) =>
      eb
        .selectFrom('day_rate as other')
        .select((of) => of.fn.max('other.day').as('day'))
        .where('other.tenant_id', '=', tenantId)
        .whereRef('other.currency', '=', 'rate.currency'),
    )
    .orderBy('rate.currency')
    .execute();
  return rows.map((row) => ({ ...row, rate: Number(row.rate) }));
}

export async function writeRate(tx: Tx, row: DayRateTable): Promise<void> {
  const { rate, set_by, set_at } = row;
  await tx
    .insertInto('day_rate')
    .values(row)
    .onConflict((same) =>
      same.columns(['tenant_id', 'currency', 'day']).doUpdateSet({ rate, set_by, set_at }),
    )
    .execute();
}
