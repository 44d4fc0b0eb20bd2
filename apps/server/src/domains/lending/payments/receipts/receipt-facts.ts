import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { TakenMoney } from '../../../../ports/ils/ils-payments.ts';
import type { Away } from '../../../../ports/ils/ils-refusals.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { entriesOf, findOrder } from '../order-store.ts';
import { refundsOf, sumOf } from '../refunds/refund-store.ts';
import type { ReceiptTable } from '../tables.ts';

/** What a receipt is for, and what went back of it since. Sums are minor units. */
export interface ReceiptFacts {
  readonly kind: TakenMoney['kind'];
  /** Without a kind where the order does not know it. */
  readonly paid: readonly {
    readonly kind?: TakenMoney['paid'][number]['kind'];
    readonly title: string;
    readonly amount: number;
  }[];
  readonly refunded: number;
}

export async function receiptFacts(
  deps: Pick<Deps, 'db' | 'ils'>,
  tenant: Tenant,
  { source, source_id: sourceId, amount }: ReceiptTable,
): Promise<ReceiptFacts | Away> {
  if (source === 'order') return factsOfOrder(deps, tenant, sourceId);
  const taken = await deps.ils.of(tenant).payments?.taken(sourceId);
  if (isRefusal(taken)) return taken;
  // A library that has changed to another system cannot say any more what it was for.
  return taken ?? { kind: 'payment', paid: [{ title: '', amount }], refunded: 0 };
}

async function factsOfOrder(
  { db, ils }: Pick<Deps, 'db' | 'ils'>,
  tenant: Tenant,
  number: string,
): Promise<ReceiptFacts> {
  const order = await findOrder(db, tenant.id, number);
  if (!order) return { kind: 'payment', paid: [], refunded: 0 };
  const refunds = await refundsOf(db, tenant.id, [order.id]);
  const given = refunds.filter(({ state }) => state === 'done');
  // The books know the kind of each charge, the order only its title.
  const booked = await unlessAway(ils.of(tenant).payments?.taken(number));
  const paid = booked?.paid ?? (await entriesOf(db, tenant.id, order.id));
  return { kind: 'payment', paid, refunded: sumOf(given) };
}
