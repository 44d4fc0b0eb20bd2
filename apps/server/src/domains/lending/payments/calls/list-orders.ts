import { listOrders } from '@lectern/contracts/lending/payments/list-orders';
import { implement } from '../../../../platform/http/implement.ts';
import { accountsOf } from '../../../people/account/accounts-of.ts';
import { findOrders } from '../order-list.ts';
import { channelName } from '../payment-names.ts';
import { refundsOf, sumOf } from '../refunds/refund-store.ts';

export const listOrdersCall = implement(listOrders)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { db } = deps;
  const { page, rows, list, number } = input;
  const part = { offset: (page - 1) * rows, limit: rows };
  const { total, orders } = await findOrders(db, tenant.id, { list, number, ...part });
  const refunds = await refundsOf(
    db,
    tenant.id,
    orders.map(({ id }) => id),
  );
  const readers = await accountsOf(
    db,
    tenant.id,
    orders.map((order) => order.patron_id),
  );
  return {
    total,
    orders: orders.map((order) => {
      const { currency, channel, state, amount, patron_id: patronId } = order;
      const own = refunds.filter((refund) => refund.order_id === order.id);
      const money = (sum: number) => ({ amount: sum, currency });
      const reader = readers.get(patronId);
      return {
        orderNo: order.number,
        channel,
        channelName: channelName(channel, language),
        sandbox: channel === 'sandbox',
        state,
        booked: order.booked_at !== null,
        otherSum: order.fault === 'sum',
        reader: { patronId, primaryId: reader?.primaryId ?? '', name: reader?.name ?? '' },
        amount: money(amount),
        refunded: money(sumOf(own.filter((refund) => refund.state === 'done'))),
        refundable: money(order.booked_at === null ? 0 : amount - sumOf(own)),
        providerNo: order.provider_number,
        createdAt: order.created_at,
        paidAt: order.paid_at,
        refunds: own.map((refund) => ({
          refundNo: refund.number,
          amount: money(refund.amount),
          reason: refund.reason,
          state: refund.state,
          createdAt: refund.created_at,
        })),
      };
    }),
  };
});
