import { listVendors } from '@lectern/contracts/buying/vendors/list-vendors';
import { implement } from '../../../../platform/http/implement.ts';
import { countTitles } from '../count-titles.ts';
import { presentVendor } from '../present-vendor.ts';
import { listVendorRows } from '../store/vendor-store.ts';

export const listVendorsCall = implement(listVendors)(async ({ context: { tenant }, deps }) => {
  const [rows, counts] = await Promise.all([
    listVendorRows(deps.db, tenant.id),
    countTitles(deps.db, tenant.id),
  ]);
  return { vendors: await Promise.all(rows.map((row) => presentVendor(deps, row, counts.get(row.id) ?? 0))) };
});
