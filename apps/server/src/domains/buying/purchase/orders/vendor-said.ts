import type { PurchaseState } from '@lectern/contracts/buying/purchase/purchase-order';
import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { VendorOrderState } from '../../vendors/asking/vendor-port.ts';
import { changeOrderIn, putCarrierSteps } from '../store/order-store.ts';
import type { PurchaseOrderTable } from '../tables.ts';
import { moveOrder } from './move-order.ts';
import { ORDER_WAYS } from './order-ways.ts';

const HOUR_SECONDS = 3600;
/** A vendor that does not answer is asked after longer and longer times: up to six hours. */
const LONGEST_WAIT_SECONDS = 6 * HOUR_SECONDS;

/** Takes in what a vendor says of an order. What does not follow from where the order is changes nothing: it may be old news. */
export async function vendorSaid(
  deps: Pick<Deps, 'db' | 'clock'>,
  order: PurchaseOrderTable,
  { state, reason, carrier, parcelNumber, steps }: VendorOrderState,
): Promise<void> {
  const tenantId = order.tenant_id;
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const news = {
      ...(carrier !== '' && { carrier }),
      ...(parcelNumber !== '' && { parcel_number: parcelNumber }),
    };
    const isNews = state !== 'none' && ORDER_WAYS[order.state].includes(state satisfies PurchaseState);
    const isMoved = isNews
      ? await moveOrder(tx, { tenantId, now: now.toISOString() }, order, state, {
          note: reason,
          changes: news,
        })
      : await changeOrderIn(tx, tenantId, order, {
          ...news,
          next_look_at: later(now, HOUR_SECONDS),
          looks: 0,
        });
    if (isMoved && steps.length > 0) await putCarrierSteps(tx, { tenantId, orderId: order.id }, steps);
  });
}

/** Nobody knows what a vendor did: the order stays where it is, and the vendor is asked again. */
export async function vendorSilent(
  deps: Pick<Deps, 'db' | 'clock'>,
  order: PurchaseOrderTable,
): Promise<void> {
  const wait = Math.min(60 * 2 ** Math.min(order.looks, 12), LONGEST_WAIT_SECONDS);
  await inTransaction(deps.db, (tx) =>
    changeOrderIn(tx, order.tenant_id, order, {
      next_look_at: later(deps.clock.now(), wait),
      looks: order.looks + 1,
    }),
  );
}
