import { VENDOR_NOT_FOUND } from '@lectern/contracts/buying/vendors/errors';
import { listPriceListImports } from '@lectern/contracts/buying/vendors/list-price-list-imports';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { presentImport } from '../present-vendor.ts';
import { findVendorRow, listImportRows } from '../store/vendor-store.ts';

const MOST_SHOWN = 20;

export const listPriceListImportsCall = implement(listPriceListImports)(
  async ({ input: { vendorId }, context: { tenant }, deps }) => {
    if (!(await findVendorRow(deps.db, tenant.id, vendorId))) return refuse(VENDOR_NOT_FOUND);
    const rows = await listImportRows(deps.db, tenant.id, vendorId, MOST_SHOWN);
    return { imports: rows.map(presentImport) };
  },
);
