import { VENDOR_KEYS_OFF, VENDOR_NOT_FOUND } from '@lectern/contracts/buying/vendors/errors';
import { putVendorKey } from '@lectern/contracts/buying/vendors/put-vendor-key';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { vendorKeyName } from '../asking/vendor-key.ts';
import { addressesOf } from '../present-vendor.ts';
import { findVendorRow } from '../store/vendor-store.ts';

export const putVendorKeyCall = implement(putVendorKey)(
  async ({ input: { id, key }, context: { tenant, staff }, deps }) => {
    const vendor = await findVendorRow(deps.db, tenant.id, id);
    if (!vendor) return refuse(VENDOR_NOT_FOUND);
    if (key !== '' && !deps.secrets.canSeal()) return refuse(VENDOR_KEYS_OFF);
    const names = [...new Set(addressesOf(vendor).map((address) => vendorKeyName(vendor, address)))];
    for (const name of names) {
      if (key === '') await deps.secrets.remove(tenant.id, name);
      else await deps.secrets.set(tenant.id, name, key);
    }
    await inTransaction(deps.db, (tx) =>
      addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'vendors.putKey',
        subject: id,
        details: { isRemoved: key === '' },
        at: deps.clock.now().toISOString(),
      }),
    );
    return { hasKey: key !== '' && names.length > 0 };
  },
);
