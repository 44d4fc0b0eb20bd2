import type { VendorItemView } from '@lectern/contracts/buying/vendors/vendor';
import type { Db } from '../../../platform/db/database.ts';
import type { KnownVendor } from '../vendors/known-vendors.ts';
import type { VendorItemTable } from '../vendors/tables.ts';
import { heldByIsbn } from './rules/read-items.ts';

/** Titles as readers see them, in the order of the rows. */
export async function presentItems(
  db: Db,
  tenantId: string,
  vendors: ReadonlyMap<string, KnownVendor>,
  rows: readonly VendorItemTable[],
): Promise<VendorItemView[]> {
  const held = await heldByIsbn(
    db,
    tenantId,
    rows.map(({ isbn }) => isbn).filter((isbn) => isbn !== ''),
  );
  return rows.map((row) => ({
    itemId: row.id,
    vendorId: row.vendor_id,
    vendorName: vendors.get(row.vendor_id)?.name ?? '',
    number: row.number,
    isbn: row.isbn,
    title: row.title,
    author: row.author,
    publisher: row.publisher,
    year: row.year,
    language: row.language,
    classNo: row.class_no,
    kind: row.kind,
    volumes: row.volumes,
    summary: row.summary,
    price: { amount: row.price, currency: row.currency },
    stock: row.stock,
    askedAt: row.asked_at,
    recordId: held.get(row.isbn) ?? '',
  }));
}
