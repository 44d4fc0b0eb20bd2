import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { PROVIDER_ADAPTERS, providerChannels } from './provider-adapters.ts';
import type { ProviderContext, ProviderLog } from './provider-context.ts';

export interface CheckedChannel {
  readonly code: PaymentChannelCode;
  /** Empty if the provider knows the merchant and proves itself. */
  readonly faults: readonly string[];
}

/** A number that no payment has. */
const NO_PAYMENT = '0'.repeat(32);

/**
 * Asks each provider of a tenant for a payment that does not exist. The right answer proves address, merchant and keys in both directions.
 */
export async function checkChannels(
  context: Omit<ProviderContext, 'log'>,
  tenant: Tenant,
): Promise<readonly CheckedChannel[]> {
  const faults: string[] = [];
  const log: ProviderLog = { warn: ({ fault }) => void faults.push(fault) };
  const checked: CheckedChannel[] = [];
  for (const open of providerChannels({ ...context, log })) {
    const channel = open(tenant);
    if (!channel) continue;
    faults.length = 0;
    await channel.query(NO_PAYMENT);
    faults.push(...(await secretFaults(context, tenant, channel.code)));
    checked.push({ code: channel.code, faults: [...new Set(faults)] });
  }
  return checked;
}

/** What is wrong with the secrets that only notices need. */
async function secretFaults(
  { secrets }: Pick<ProviderContext, 'secrets'>,
  { id, settings: { payments } }: Tenant,
  code: PaymentChannelCode,
): Promise<string[]> {
  const secret = code === 'sandbox' ? undefined : PROVIDER_ADAPTERS[code].noticeSecret?.(payments);
  if (!secret) return [];
  const value = await secrets.get(id, secret.name);
  if (value === undefined) return [`the secret ${secret.name} is not set`];
  const isOther = secret.bytes !== undefined && Buffer.byteLength(value.trim()) !== secret.bytes;
  return isOther ? [`the secret ${secret.name} has not ${secret.bytes} bytes`] : [];
}
