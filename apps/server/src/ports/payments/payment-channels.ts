import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { PaymentChannel } from './payment-channel.ts';

/** Opens one kind of channel for a tenant; undefined where the tenant has not set it up. */
export type OpenChannel = (tenant: Tenant) => PaymentChannel | undefined;

/** The ways to pay online of each tenant. */
export interface PaymentChannels {
  /** In the order in which readers are offered them. */
  of(tenant: Tenant): readonly PaymentChannel[];
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly payments: PaymentChannels;
  }
}

/** Opens the channels of a tenant once for each revision of its settings. */
export function createPaymentChannels(kinds: readonly OpenChannel[]): PaymentChannels {
  const opened = new WeakMap<Tenant, readonly PaymentChannel[]>();
  return {
    of(tenant) {
      const channels = opened.get(tenant) ?? kinds.flatMap((open) => open(tenant) ?? []);
      opened.set(tenant, channels);
      return channels;
    },
  };
}
