import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { AMOUNT_CHANGED } from '@lectern/contracts/lending/fines/errors';
import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import { PAYMENT_SECONDS } from '@lectern/contracts/lending/payments/channels';
import {
  NOTHING_TO_PAY,
  PAYMENT_CHANNEL_OFF,
  PAYMENT_UNDER_WAY,
} from '@lectern/contracts/lending/payments/errors';
import { later } from '../../../platform/clock.ts';
import { isUniqueViolation } from '../../../platform/db/dialect.ts';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { OpenFine } from '../../../ports/ils/ils-patrons.ts';
import { giveUp } from './give-up.ts';
import { addOrder, entriesOf, listOpenOrders } from './order-store.ts';
import type { PaymentOrderTable } from './tables.ts';

/** What a reader wants to pay. */
export interface OrderRequest {
  readonly patronId: string;
  readonly channel: PaymentChannelCode;
  /** Empty for all that is open. */
  readonly fineIds: readonly string[];
  /** The sum that the page showed, minor units. */
  readonly amount: number;
}

/** So much of the time must be left for an order to be shown once more. */
const SPARE_SECONDS = 30;
/** The provider is asked before this is over, or the order is taken up again by the job. */
const ASKING_SECONDS = 60;

type NoOrder = Refusal<
  'AMOUNT_CHANGED' | 'ILS_UNAVAILABLE' | 'NOTHING_TO_PAY' | 'PAYMENT_CHANNEL_OFF' | 'PAYMENT_UNDER_WAY'
>;

/**
 * An order for chosen fines that nobody was asked to pay yet, or the reader's own order for the same that can still be paid. Other open
 * orders of the reader for one of the fines are closed first, so that nothing is paid twice.
 */
export async function openOrder(
  deps: Deps,
  tenant: Tenant,
  request: OrderRequest,
): Promise<PaymentOrderTable | NoOrder> {
  const ils = deps.ils.of(tenant);
  const channel = deps.payments.of(tenant).find(({ code }) => code === request.channel);
  const { currency } = tenant.settings.policy;
  if (!channel?.takes(currency) || !ils.payments) return refuse(PAYMENT_CHANNEL_OFF);
  const open = await ils.openFines(request.patronId);
  if (isRefusal(open)) return open;
  const chosen = request.fineIds.length === 0 ? open : open.filter(({ id }) => request.fineIds.includes(id));
  const amount = chosen.reduce((sum, fine) => sum + fine.amount, 0);
  if (amount === 0) return refuse(NOTHING_TO_PAY);
  if (amount !== request.amount) return refuse(AMOUNT_CHANGED, { open: { amount, currency } });
  const earlier = await settleEarlier(deps, tenant, request, chosen);
  if (earlier) return earlier;
  return reserve(deps, tenant, request, chosen);
}

/** The reader's order for the same that is still good; undefined when no other order has one of the fines any more. */
async function settleEarlier(
  deps: Deps,
  tenant: Tenant,
  { patronId, channel, amount }: OrderRequest,
  chosen: readonly OpenFine[],
): Promise<PaymentOrderTable | Refusal<'PAYMENT_UNDER_WAY'> | undefined> {
  const ids = new Set(chosen.map(({ id }) => id));
  for (const order of await listOpenOrders(deps.db, tenant.id, patronId)) {
    const entries = await entriesOf(deps.db, tenant.id, order.id);
    if (!entries.some((entry) => ids.has(entry.fine_id))) continue;
    const isSame = order.channel === channel && order.amount === amount && entries.length === ids.size;
    const isGood = order.expires_at > later(deps.clock.now(), SPARE_SECONDS) && order.state === 'waiting';
    if (isSame && isGood && entries.every((entry) => ids.has(entry.fine_id))) return order;
    const { state } = await giveUp(deps, tenant, order);
    if (state === 'paid') return refuse(PAYMENT_UNDER_WAY);
  }
  return undefined;
}

async function reserve(
  { db, clock }: Deps,
  tenant: Tenant,
  { patronId, channel }: OrderRequest,
  chosen: readonly OpenFine[],
): Promise<PaymentOrderTable | Refusal<'PAYMENT_UNDER_WAY'>> {
  const now = clock.now();
  const at = now.toISOString();
  const order: PaymentOrderTable = {
    id: newId(),
    tenant_id: tenant.id,
    number: `${at.slice(0, 10).replaceAll('-', '')}${randomBytes(8).toString('hex')}`,
    patron_id: patronId,
    channel,
    amount: chosen.reduce((sum, fine) => sum + fine.amount, 0),
    currency: tenant.settings.policy.currency,
    state: 'created',
    invitation_kind: '',
    invitation: '',
    provider_number: '',
    fault: '',
    created_at: at,
    expires_at: later(now, PAYMENT_SECONDS),
    changed_at: at,
    paid_at: null,
    booked_at: null,
    look_at: later(now, ASKING_SECONDS),
    looks: 0,
  };
  const entries = chosen.map(({ id, title, amount }) => ({
    order_id: order.id,
    fine_id: id,
    tenant_id: tenant.id,
    title,
    amount,
    reserved: 1,
  }));
  try {
    await inTransaction(db, (tx) => addOrder(tx, order, entries));
    return order;
  } catch (error) {
    // Of two orders at once for the same fine, one gets it.
    if (isUniqueViolation(error)) return refuse(PAYMENT_UNDER_WAY);
    throw error;
  }
}
