import { listVendorMessages } from '@lectern/contracts/buying/orders/list-vendor-messages';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { pageOfInterchanges } from '../store/interchange-store.ts';

export const listVendorMessagesCall = implement(listVendorMessages)(
  async ({ input: { page, rows }, context: { tenant, language }, deps }) => {
    const place = { offset: (page - 1) * rows, limit: rows };
    const found = await pageOfInterchanges(deps.db, tenant.id, place);
    const vendors = await readVendors(deps, tenant.id, language);
    return {
      total: found.total,
      interchanges: found.rows.map((row) => ({
        id: row.id,
        vendorId: row.vendor_id,
        vendorName: vendors.get(row.vendor_id)?.name ?? '',
        reference: row.reference,
        fileName: row.file_name,
        at: row.at,
        messages: fromJson(row.messages),
      })),
    };
  },
);
