import { INTERCHANGE_OF_OTHER, INTERCHANGE_TAKEN } from '@lectern/contracts/buying/orders/errors';
import { importVendorMessages } from '@lectern/contracts/buying/orders/import-vendor-messages';
import type { TakenMessage } from '@lectern/contracts/buying/orders/vendor-message';
import { VENDOR_NOT_FOUND } from '@lectern/contracts/buying/vendors/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { dateIn } from '../../../../platform/clock.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { EdifactError } from '../../../../platform/edifact/edifact-fault.ts';
import { readInterchange } from '../../../../platform/edifact/read-interchange.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { refuseEdifact } from '../messages/refuse-edifact.ts';
import { takeMessage } from '../messages/take-message.ts';
import { addInterchange, isInterchangeTaken } from '../store/interchange-store.ts';
import { termsOfVendor } from '../store/order-terms-store.ts';

export const importVendorMessagesCall = implementUpload(importVendorMessages)(
  async ({ upload, input: { vendorId, fileName }, context: { tenant, staff, language }, deps }) => {
    const vendor = (await readVendors(deps, tenant.id, language)).get(vendorId);
    if (!vendor) return refuse(VENDOR_NOT_FOUND);
    const read = readOrFault(await upload.read());
    if (read instanceof EdifactError) return refuseEdifact(read);
    const terms = await termsOfVendor(deps.db, tenant.id, vendorId);
    if (terms.number !== '' && read.sender !== terms.number)
      return refuse(INTERCHANGE_OF_OTHER, { sender: read.sender });
    const at = deps.clock.now();
    const now = at.toISOString();
    const today = dateIn(tenant.settings.policy.timeZone, at);
    const [libraries, budgets] = await Promise.all([
      listLibraries(deps.db, tenant.id, language),
      readBudgets(deps.db, tenant.id, language),
    ]);
    const taking = {
      vendorId,
      vendorCurrency: vendor.currency,
      homeCurrency: tenant.settings.policy.currency,
      today,
      staffId: staff.id,
      terms,
      libraries: new Set(libraries.map(({ code }) => code)),
      budgets: new Map(
        budgets
          .filter(({ year, isOpen }) => isOpen && year === Number(today.slice(0, 4)))
          .map((one) => [one.code, one]),
      ),
    };
    return inTransaction(deps.db, async (tx) => {
      if (await isInterchangeTaken(tx, tenant.id, vendorId, read.reference))
        return refuse(INTERCHANGE_TAKEN, { reference: read.reference });
      const messages: TakenMessage[] = [];
      for (const message of read.messages)
        messages.push(await takeMessage({ tx, tenantId: tenant.id, now }, taking, message));
      const row = {
        id: newId(),
        tenant_id: tenant.id,
        vendor_id: vendorId,
        reference: read.reference,
        file_name: fileName,
        messages: toJson(messages),
        taken_by: staff.id,
        at: now,
      };
      await addInterchange(tx, row);
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'orders.importMessages',
        subject: vendorId,
        details: { number: read.reference, count: messages.length },
        at: now,
      });
      return {
        id: row.id,
        vendorId,
        vendorName: vendor.name,
        reference: row.reference,
        fileName,
        at: now,
        messages,
      };
    });
  },
);

function readOrFault(bytes: Uint8Array) {
  try {
    return readInterchange(bytes);
  } catch (error) {
    if (error instanceof EdifactError) return error;
    throw error;
  }
}
