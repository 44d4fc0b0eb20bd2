import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { PaymentChannel } from '../../../ports/payments/payment-channel.ts';
import type { PaymentOrderTable } from './tables.ts';

/** The channel of an order; undefined where the library has given it up since. */
export function channelOf(
  { payments }: Pick<Deps, 'payments'>,
  tenant: Tenant,
  { channel }: Pick<PaymentOrderTable, 'channel'>,
): PaymentChannel | undefined {
  return payments.of(tenant).find(({ code }) => code === channel);
}
