import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { lookAgain } from './look-again.ts';
import { orderBooked } from './order-booked.ts';
import { entriesOf, noteOrder, releaseEntries } from './order-store.ts';
import type { PaymentOrderTable } from './tables.ts';

/**
 * Enters a payment into the books of the library system. Until that is done the order is paid and not booked, and it is tried again; the
 * library system takes a number once. What it will never take is left to the staff.
 */
export async function bookOrder(
  deps: Deps,
  tenant: Tenant,
  order: PaymentOrderTable,
): Promise<PaymentOrderTable> {
  const { db, clock } = deps;
  const entries = await entriesOf(db, tenant.id, order.id);
  const answer = await deps.ils.of(tenant).payments?.book({
    patronId: order.patron_id,
    reference: order.number,
    fineIds: entries.map((entry) => entry.fine_id),
    amount: order.amount,
    method: 'online',
  });
  if (!answer || isRefusal(answer)) {
    const mayCome = !answer || isRefusalFor(answer, ILS_UNAVAILABLE);
    const change = mayCome ? lookAgain(clock.now(), order.looks) : { look_at: null };
    return (await noteOrder(db, order, change)) ?? order;
  }
  const booked = await inTransaction(db, async (tx) => {
    const now = clock.now().toISOString();
    await releaseEntries(tx, tenant.id, order.id);
    await deps.events.send(tx, orderBooked, { tenantId: tenant.id, subjectIds: [order.number], now });
    return noteOrder(tx, order, { booked_at: now, look_at: null });
  });
  return booked ?? order;
}
