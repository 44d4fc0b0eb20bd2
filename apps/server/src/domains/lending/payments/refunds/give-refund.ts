import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { PaymentChannel, RefundState } from '../../../../ports/payments/payment-channel.ts';
import { channelOf } from '../channel-of.ts';
import { lookAgain } from '../look-again.ts';
import type { PaymentOrderTable, PaymentRefundTable } from '../tables.ts';
import { changeOpenRefund, findRefund, noteGivenRefund } from './refund-store.ts';

/**
 * Goes on with a refund: asks the provider, who gives it once for its number, and enters it into the books of the library system when it is
 * given. Answers it as it is then. What the provider will not give fails, and a person decides.
 */
export async function giveRefund(
  deps: Deps,
  tenant: Tenant,
  refund: PaymentRefundTable,
): Promise<PaymentRefundTable> {
  const order = await orderOf(deps, refund);
  if (refund.state === 'done') return bookRefund(deps, tenant, refund, order);
  const channel = channelOf(deps, tenant, order);
  const answer = channel ? await askFor(channel, refund, order) : AWAY;
  return hearRefund(deps, tenant, refund, answer);
}

const AWAY = { state: 'away' } as const;

/**
 * Asks the provider for a refund. A refusal counts only when the provider knows of no such refund: the answer to an earlier asking may have
 * been lost after the money was given.
 */
async function askFor(
  channel: PaymentChannel,
  { number, amount, currency, reason }: PaymentRefundTable,
  order: PaymentOrderTable,
): Promise<RefundState | typeof AWAY> {
  const wanted = {
    number,
    payment: {
      number: order.number,
      providerNumber: order.provider_number,
      sum: { amount: order.amount, currency: order.currency },
    },
    sum: { amount, currency },
    reason,
    noticeAddress: '',
  };
  const answer = await channel.refund(wanted);
  if (answer.state !== 'failed') return answer;
  const known = await channel.queryRefund(wanted);
  return known.state === 'unknown' ? answer : known;
}

/** Takes in what the provider says of a refund, as often as it comes. */
export async function hearRefund(
  deps: Deps,
  tenant: Tenant,
  refund: PaymentRefundTable,
  answer: RefundState | { readonly state: 'away' },
): Promise<PaymentRefundTable> {
  if (refund.state === 'done' || refund.state === 'failed') return refund;
  const now = deps.clock.now();
  const changed_at = now.toISOString();
  switch (answer.state) {
    case 'done':
      await changeOpenRefund(deps.db, refund, {
        state: 'done',
        provider_number: answer.providerNumber,
        look_at: changed_at,
        looks: 0,
        changed_at,
      });
      break;
    case 'failed':
      await changeOpenRefund(deps.db, refund, {
        state: 'failed',
        fault: answer.reason,
        look_at: null,
        changed_at,
      });
      break;
    case 'processing':
      await changeOpenRefund(deps.db, refund, {
        state: 'processing',
        changed_at,
        ...lookAgain(now, refund.looks),
      });
      break;
    case 'unknown':
    case 'away':
      await changeOpenRefund(deps.db, refund, { changed_at, ...lookAgain(now, refund.looks) });
      break;
  }
  const after = (await findRefund(deps.db, tenant.id, refund.number)) ?? refund;
  return after.state === 'done' ? bookRefund(deps, tenant, after, await orderOf(deps, after)) : after;
}

/** Money of a payment that was never booked goes back without an entry. */
async function bookRefund(
  deps: Deps,
  tenant: Tenant,
  refund: PaymentRefundTable,
  order: PaymentOrderTable,
): Promise<PaymentRefundTable> {
  const { db, clock } = deps;
  const answer =
    order.booked_at === null
      ? undefined
      : await deps.ils.of(tenant).payments?.giveBack({
          reference: refund.number,
          payment: order.number,
          amount: refund.amount,
          note: refund.reason,
        });
  const now = clock.now();
  const changed_at = now.toISOString();
  if (isRefusal(answer)) {
    const again = isRefusalFor(answer, ILS_UNAVAILABLE) ? lookAgain(now, refund.looks) : { look_at: null };
    await noteGivenRefund(db, refund, { changed_at, ...again });
  } else {
    await noteGivenRefund(db, refund, { booked_at: changed_at, look_at: null, changed_at });
  }
  return (await findRefund(db, tenant.id, refund.number)) ?? refund;
}

/** The payment of which money goes back. */
export function orderOf(
  { db }: Pick<Deps, 'db'>,
  { tenant_id: tenantId, order_id: id }: PaymentRefundTable,
): Promise<PaymentOrderTable> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
