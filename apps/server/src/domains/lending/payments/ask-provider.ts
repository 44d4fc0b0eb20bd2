import type { Language } from '@lectern/contracts/kernel/languages';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PAYMENT_CHANNEL_OFF, PAYMENT_PROVIDER_AWAY } from '@lectern/contracts/lending/payments/errors';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { siteRoot } from '../../../platform/tenants/site-root.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { channelOf } from './channel-of.ts';
import { lookAgain } from './look-again.ts';
import { findOrder, moveOrder, releaseEntries } from './order-store.ts';
import { subjectOf } from './payment-names.ts';
import type { PaymentOrderTable } from './tables.ts';

/**
 * Asks the provider for the payment of a new order, and answers the order as it is then. An order that was asked for already is answered as
 * it is. If no answer comes, the provider may have it all the same: the order is closed there before anything else.
 */
export async function askProvider(
  deps: Deps,
  tenant: Tenant,
  order: PaymentOrderTable,
  { origin, language }: { readonly origin: string; readonly language: Language },
): Promise<PaymentOrderTable | Refusal<'PAYMENT_CHANNEL_OFF' | 'PAYMENT_PROVIDER_AWAY'>> {
  const { db, clock } = deps;
  const channel = channelOf(deps, tenant, order);
  if (!channel) return refuse(PAYMENT_CHANNEL_OFF);
  const at = () => clock.now().toISOString();
  if (order.state !== 'created' || !(await inTransaction(db, (tx) => moveOrder(tx, order, 'asking', at()))))
    return (await findOrder(db, tenant.id, order.number)) ?? order;
  const asked = { ...order, state: 'asking' as const };
  const root = siteRoot(origin, tenant);
  const library = nameIn(tenant.settings.names, language, tenant.settings.public.defaultLanguage);
  const answer = await channel.create({
    number: order.number,
    sum: { amount: order.amount, currency: order.currency },
    subject: subjectOf(library, language),
    expiresAt: new Date(order.expires_at),
    noticeAddress: `${root}/payments/notify/${order.channel}`,
    backAddress: `${root}/`,
  });
  if (answer.state === 'open') {
    const { invitation } = answer;
    await inTransaction(db, (tx) =>
      moveOrder(tx, asked, 'waiting', at(), {
        invitation_kind: invitation.kind,
        invitation: invitation.kind === 'qr' ? invitation.text : invitation.address,
        look_at: order.expires_at,
      }),
    );
    return (await findOrder(db, tenant.id, order.number)) ?? asked;
  }
  await inTransaction(db, async (tx) => {
    if (answer.state === 'away') {
      await moveOrder(tx, asked, 'closing', at(), lookAgain(clock.now(), 0));
    } else if (await moveOrder(tx, asked, 'closed', at(), { look_at: null })) {
      await releaseEntries(tx, tenant.id, order.id);
    }
  });
  if (answer.state === 'refused')
    deps.log.warn({ tenant: tenant.id, channel: channel.code, reason: answer.reason }, 'payment refused');
  return refuse(PAYMENT_PROVIDER_AWAY);
}
