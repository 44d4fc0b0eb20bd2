import { putVendorTerms } from '@lectern/contracts/buying/orders/put-vendor-terms';
import { VENDOR_NOT_FOUND } from '@lectern/contracts/buying/vendors/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { presentVendorTerms } from '../present-terms.ts';
import { termsOfVendor, writeVendorTerms } from '../store/order-terms-store.ts';
import type { VendorTermsTable } from '../tables.ts';

export const putVendorTermsCall = implement(putVendorTerms)(
  async ({ input, context: { tenant, staff, language }, deps }) => {
    const { vendorId, number, list, way, discount, tax, deliveryDays } = input;
    if (!(await readVendors(deps, tenant.id, language)).has(vendorId)) return refuse(VENDOR_NOT_FOUND);
    const at = deps.clock.now().toISOString();
    const after: VendorTermsTable = {
      vendor_id: vendorId,
      tenant_id: tenant.id,
      number,
      list,
      way,
      discount,
      tax,
      delivery_days: deliveryDays,
      updated_at: at,
    };
    await inTransaction(deps.db, async (tx) => {
      const before = await termsOfVendor(tx, tenant.id, vendorId);
      await writeVendorTerms(tx, after);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'orders.putVendorTerms',
        subject: vendorId,
        before: audited(before),
        after: audited(after),
        at,
      });
    });
    return presentVendorTerms(after);
  },
);

function audited({ number, way, discount, tax, delivery_days }: VendorTermsTable) {
  return { number, way, discount, tax, deliveryDays: delivery_days };
}
