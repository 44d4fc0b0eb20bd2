import { acceptPurchasedCopy } from '@lectern/contracts/buying/purchase/accept-copy';
import {
  PURCHASE_BARCODE_TAKEN,
  PURCHASE_LOCATION_UNKNOWN,
  PURCHASE_ORDER_MOVED_ON,
  PURCHASE_ORDER_NOT_FOUND,
} from '@lectern/contracts/buying/purchase/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { labelDeskCopy } from '../../../collection/catalogue/at-desk/label-desk-copy.ts';
import { listLocations } from '../../../collection/vocabulary/places/places.ts';
import { readerOfNumber } from '../../../lending/circulation/readers/shared-numbers.ts';
import { moveOrder } from '../orders/move-order.ts';
import { presentStaffOrders, readStaffOrderNames } from '../present-staff-orders.ts';
import { findOrder } from '../store/order-store.ts';

export const acceptCopyCall = implement(acceptPurchasedCopy)(async ({ input, context, deps }) => {
  const { tenant, staff, language } = context;
  const { orderId, barcode, callNumber, locationCode } = input;
  const locations = await listLocations(deps.db, tenant.id, language);
  const location = locations.find(({ code }) => code === locationCode);
  if (locationCode !== '' && !location) return refuse(PURCHASE_LOCATION_UNKNOWN);
  if (await readerOfNumber(deps.db, tenant.id, barcode)) return refuse(PURCHASE_BARCODE_TAKEN, { barcode });
  const names = await readStaffOrderNames(deps, context);
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    const order = await findOrder(tx, tenant.id, orderId);
    if (!order) return refuse(PURCHASE_ORDER_NOT_FOUND);
    const label = {
      barcode,
      call_number: callNumber,
      location_code: locationCode,
      ...(location && { library_code: location.libraryCode }),
    };
    if (order.copy_id === '') return refuse(PURCHASE_ORDER_MOVED_ON);
    const copy = { itemId: order.copy_id, bibId: order.bib_id };
    // The label first: if its barcode is taken, nothing else is written.
    const taken = await labelDeskCopy(tx, tenant.id, { ...copy, ...label }, { events: deps.events, now });
    if (isRefusal(taken)) return refuse(PURCHASE_BARCODE_TAKEN, { barcode });
    const moved = await moveOrder(tx, { tenantId: tenant.id, now }, order, 'accepted');
    if (!moved) throw new Error('an order with a copy is in a state without one');
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'purchase.accept',
      subject: order.order_number,
      details: { barcode, recordId: order.bib_id },
      at: now,
    });
    const [view] = await presentStaffOrders(tx, names, [moved]);
    return view ?? refuse(PURCHASE_ORDER_NOT_FOUND);
  });
});
