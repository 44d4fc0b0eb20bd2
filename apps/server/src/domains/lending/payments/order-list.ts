import type { ORDER_LISTS } from '@lectern/contracts/lending/payments/list-orders';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { OPEN_STATES } from './order-moves.ts';
import type { PaymentOrderTable } from './tables.ts';

/** Orders of a list, or with a number, the newest first. */
export async function findOrders(
  db: Db,
  tenantId: string,
  {
    list,
    number,
    offset,
    limit,
  }: {
    readonly list: (typeof ORDER_LISTS)[number];
    /** Ours or the provider's; empty for all. */
    readonly number: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ readonly total: number; readonly orders: readonly PaymentOrderTable[] }> {
  const found = db
    .selectFrom('payment_order')
    .where('tenant_id', '=', tenantId)
    .$if(number !== '', (query) =>
      query.where((eb) => eb.or([eb('number', '=', number), eb('provider_number', '=', number)])),
    )
    .$if(list === 'paid', (query) => query.where('state', '=', 'paid'))
    .$if(list === 'open', (query) => query.where('state', 'in', [...OPEN_STATES]))
    .$if(list === 'attention', (query) => query.where(needsSomebody));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const orders = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total, orders };
}

/** Paid and not in the books, another sum than asked for, or money that does not go back. */
function needsSomebody(eb: ExpressionBuilder<Schema, 'payment_order'>) {
  return eb.or([
    eb('fault', '!=', ''),
    eb.and([eb('state', '=', 'paid'), eb('booked_at', 'is', null)]),
    eb.exists(
      eb
        .selectFrom('payment_refund')
        .select(sql<number>`1`.as('one'))
        .whereRef('payment_refund.order_id', '=', 'payment_order.id')
        .whereRef('payment_refund.tenant_id', '=', 'payment_order.tenant_id')
        .where((refund) =>
          refund.or([
            refund('payment_refund.state', 'in', ['failed', 'proposed']),
            refund.and([
              refund('payment_refund.state', '=', 'done'),
              refund('payment_refund.booked_at', 'is', null),
            ]),
          ]),
        ),
    ),
  ]);
}
