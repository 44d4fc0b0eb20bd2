import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { loanReturned } from '../../lending/circulation/loans/loan-returned.ts';
import { moveOrder } from './orders/move-order.ts';
import { ordersOfLoans } from './store/order-store.ts';

/** The loan of a bought book ended: its copy waits for barcode and call number. */
export const hearReturns: EventConsumer = {
  name: 'returned-purchases',
  hears: loanReturned,
  async act({ db, clock }, tenantId, loanIds) {
    const now = clock.now().toISOString();
    for (const order of await ordersOfLoans(db, tenantId, loanIds))
      await inTransaction(db, (tx) => moveOrder(tx, { tenantId, now }, order, 'returned'));
  },
};
