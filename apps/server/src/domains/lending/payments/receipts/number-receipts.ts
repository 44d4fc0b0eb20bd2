import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import type { EventConsumer } from '../../../../platform/events/event-consumer.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { moneyTaken } from '../../circulation/money/money-taken.ts';
import { orderBooked } from '../order-booked.ts';
import { findOrder } from '../order-store.ts';
import { addReceipt, type NewReceipt } from './receipt-store.ts';

/** Gives the next numbers to payments of orders, and to what the desk took. Both run in the process that acts on events. */
export const receiptConsumers: readonly EventConsumer[] = [
  { name: 'receipts.orders', hears: orderBooked, act: numbering(receiptOfOrder) },
  { name: 'receipts.desk', hears: moneyTaken, act: numbering(receiptOfDesk) },
];

type ReceiptOf = (deps: Deps, tenant: Tenant, subjectId: string) => Promise<NewReceipt | undefined>;

function numbering(receiptOf: ReceiptOf): NonNullable<EventConsumer['act']> {
  return async (deps, tenantId, subjectIds) => {
    const tenant = await deps.tenants.byId(tenantId);
    if (!tenant) return;
    for (const subjectId of subjectIds) {
      const receipt = await receiptOf(deps, tenant, subjectId);
      if (receipt) await addReceipt(deps.db, tenant, receipt, deps.clock.now());
    }
  };
}

async function receiptOfOrder(
  { db }: Deps,
  { id: tenantId }: Tenant,
  number: string,
): Promise<NewReceipt | undefined> {
  const order = await findOrder(db, tenantId, number);
  if (!order?.booked_at) return undefined;
  const { patron_id: patronId, channel: method, amount, currency } = order;
  const at = order.paid_at ?? order.booked_at;
  return { source: 'order', sourceId: number, patronId, method, amount, currency, at };
}

/** @throws Error while the library system is away: the event waits. */
async function receiptOfDesk(
  { ils }: Deps,
  tenant: Tenant,
  entryId: string,
): Promise<NewReceipt | undefined> {
  const taken = await ils.of(tenant).payments?.taken(entryId);
  if (isRefusal(taken)) throw new Error(`no receipt for ${entryId} yet: ${taken.code}`);
  if (!taken) return undefined;
  const { patronId, method, amount, at } = taken;
  const { currency } = tenant.settings.policy;
  return { source: 'desk', sourceId: entryId, patronId, method, amount, currency, at };
}
