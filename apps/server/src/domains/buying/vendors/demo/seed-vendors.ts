import { demoPurchase } from '@lectern/demo/purchase/demo-purchase';
import { demoVendorItems } from '@lectern/demo/purchase/demo-vendor-items';
import { later } from '../../../../platform/clock.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { CLC } from '../../../collection/vocabulary/classes/clc/clc-scheme.ts';
import { putItems } from '../store/import-store.ts';
import { addImport, writeVendor } from '../store/vendor-store.ts';

const HOUR_SECONDS = 3600;

/** A vendor with a price list of invented titles. */
export const vendorSeed: DemoSeed = {
  tables: ['vendor', 'vendor_item', 'vendor_item_word', 'vendor_item_class', 'price_list_import'],
  async load({ db, clock }, { demo, tenantId }) {
    const given = demoPurchase(demo);
    if (!given) return;
    const now = clock.now();
    const at = now.toISOString();
    const vendorId = newId();
    const importId = newId();
    const items = demoVendorItems(given.items);
    await inTransaction(db, async (tx) => {
      await writeVendor(tx, {
        id: vendorId,
        tenant_id: tenantId,
        code: given.vendor.code,
        names: toJson(given.vendor.names),
        kind: 'list',
        currency: 'CNY',
        is_on: 1,
        freight_first: 800,
        freight_further: 200,
        freight_free_from: 20_000,
        key_place: 'none',
        key_name: '',
        asking: toJson({}),
        created_at: at,
        updated_at: at,
      });
      await putItems(
        tx,
        items.map(({ classNo, ...item }, place) => ({
          ...item,
          id: newId(),
          tenant_id: tenantId,
          vendor_id: vendorId,
          class_no: classNo,
          currency: 'CNY',
          asked_at: at,
          ordered_count: place % 97 === 0 ? 1 + (place % 7) : 0,
          is_sold: 1 as const,
          import_id: importId,
          listed_at: later(now, -HOUR_SECONDS * (place % 2000)),
        })),
        CLC,
      );
      await addImport(tx, {
        id: importId,
        tenant_id: tenantId,
        vendor_id: vendorId,
        file_name: 'price-list-2026.csv',
        format: 'table',
        mode: 'whole',
        at,
        read_count: items.length + 3,
        added_count: items.length,
        changed_count: 0,
        same_count: 0,
        gone_count: 0,
        left_out: toJson([
          { fault: 'price', count: 2, firstLine: 214 },
          { fault: 'double', count: 1, firstLine: 988 },
        ]),
      });
    });
  },
};
