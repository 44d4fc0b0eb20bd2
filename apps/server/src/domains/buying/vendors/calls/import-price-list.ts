import {
  ONIX_TOO_OLD,
  PRICE_LIST_UNREADABLE,
  VENDOR_NOT_FOUND,
} from '@lectern/contracts/buying/vendors/errors';
import { importPriceList } from '@lectern/contracts/buying/vendors/import-price-list';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { classSchemeOf } from '../../../collection/vocabulary/classes/class-schemes.ts';
import { importPriceList as takeOver } from '../price-list/import-price-list.ts';
import { PriceListError } from '../price-list/price-list-error.ts';
import { addImport, findVendorRow } from '../store/vendor-store.ts';

export const importPriceListCall = implementUpload(importPriceList)(
  async ({ upload, input: { vendorId, mode, fileName }, context: { tenant, staff }, deps }) => {
    const vendor = await findVendorRow(deps.db, tenant.id, vendorId);
    if (!vendor) return refuse(VENDOR_NOT_FOUND);
    const file = await upload.read();
    const now = deps.clock.now().toISOString();
    const scheme = classSchemeOf(tenant);
    try {
      const done = await takeOver(deps.db, { vendor, file, mode, fileName, scheme, now });
      await inTransaction(deps.db, async (tx) => {
        await addImport(tx, {
          id: done.id,
          tenant_id: tenant.id,
          vendor_id: vendorId,
          file_name: fileName,
          format: done.format,
          mode,
          at: now,
          read_count: done.read,
          added_count: done.added,
          changed_count: done.changed,
          same_count: done.same,
          gone_count: done.gone,
          left_out: toJson(done.left),
        });
        const { read, added, changed, gone } = done;
        await addAuditEntry(tx, tenant.id, {
          staffId: staff.id,
          action: 'vendors.import',
          subject: vendorId,
          details: { lineCount: read, cameCount: added, changedCount: changed, wentCount: gone },
          at: now,
        });
      });
      return done;
    } catch (error) {
      if (!(error instanceof PriceListError)) throw error;
      return error.isTooOld ? refuse(ONIX_TOO_OLD) : refuse(PRICE_LIST_UNREADABLE, { reason: error.message });
    }
  },
);
