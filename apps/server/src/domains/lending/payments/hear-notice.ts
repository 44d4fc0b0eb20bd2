import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { NoticeAnswer, RawNotice } from '../../../ports/payments/payment-channel.ts';
import { hearPayment } from './hear-payment.ts';
import { findOrder } from './order-store.ts';
import { hearRefund, orderOf } from './refunds/give-refund.ts';
import { findRefund } from './refunds/refund-store.ts';

/**
 * Takes in a notice of a provider and answers in the provider's form. Undefined where the library has no such channel. A notice about what
 * we do not know is understood: it will not become known by being repeated.
 */
export async function hearNotice(
  deps: Deps,
  tenant: Tenant,
  code: string,
  raw: RawNotice,
): Promise<NoticeAnswer | undefined> {
  const channel = deps.payments.of(tenant).find((one) => one.code === code);
  if (!channel) return undefined;
  const notice = await channel.readNotice(raw);
  try {
    switch (notice.about) {
      case 'foreign':
        deps.log.warn({ tenant: tenant.id, channel: code }, 'a payment notice was not accepted');
        return channel.answerNotice('foreign');
      case 'nothing':
        break;
      case 'payment': {
        const order = await findOrder(deps.db, tenant.id, notice.number);
        if (order?.channel === code) await hearPayment(deps, tenant, order, notice.payment);
        break;
      }
      case 'refund': {
        const refund = await findRefund(deps.db, tenant.id, notice.number);
        const order = refund && (await orderOf(deps, refund));
        if (refund && order?.channel === code) await hearRefund(deps, tenant, refund, notice.refund);
        break;
      }
    }
    return channel.answerNotice('understood');
  } catch (error) {
    deps.log.error({ err: error, tenant: tenant.id, channel: code }, 'a payment notice was not taken in');
    return channel.answerNotice('try-later');
  }
}
