import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Quote } from './asking/vendor-port.ts';
import type { KnownVendor } from './known-vendors.ts';
import type { VendorItemTable } from './tables.ts';

/**
 * Asks the vendors of these titles for price and stock, and keeps what they say: the next reader sees it too. Titles whose vendor does not
 * answer have what was said last, with its age.
 */
export async function quoteItems(
  db: Db,
  vendors: ReadonlyMap<string, KnownVendor>,
  items: readonly VendorItemTable[],
): Promise<ReadonlyMap<string, Quote>> {
  const quotes = new Map<string, Quote>(
    items.map(({ id, price, stock, asked_at: askedAt }) => [id, { price, stock, askedAt }]),
  );
  await Promise.all(
    [...groupBy(items, ({ vendor_id }) => vendor_id)].map(async ([vendorId, ofVendor]) => {
      const answers = await vendors.get(vendorId)?.port.quote(ofVendor);
      for (const [id, quote] of answers ?? []) quotes.set(id, quote);
    }),
  );
  const news = items.filter(({ id, asked_at }) => (quotes.get(id)?.askedAt ?? '') > asked_at);
  if (news.length > 0) await inTransaction(db, (tx) => keepQuotes(tx, news, quotes));
  return quotes;
}

async function keepQuotes(
  db: Db,
  items: readonly VendorItemTable[],
  quotes: ReadonlyMap<string, Quote>,
): Promise<void> {
  for (const { id, tenant_id } of [...items].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const quote = quotes.get(id);
    if (!quote) continue;
    await db
      .updateTable('vendor_item')
      .set({ price: quote.price, stock: quote.stock, asked_at: quote.askedAt })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .execute();
  }
}
