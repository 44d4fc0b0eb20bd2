import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { providerChannels } from './provider-channels.ts';
import type { ProviderContext, ProviderLog } from './provider-context.ts';

export interface CheckedChannel {
  readonly code: PaymentChannelCode;
  /** Empty if the provider knows the merchant and proves itself. */
  readonly faults: readonly string[];
}

const V3_KEY_BYTES = 32;
/** A number that no payment has. */
const NO_PAYMENT = '0'.repeat(32);

/** Asks each provider of a tenant for a payment that does not exist. The right answer proves address, merchant and keys in both directions. */
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
  const name =
    code === 'wechatpay'
      ? payments.wechatpay?.apiV3Key
      : code === 'stripe'
        ? payments.stripe?.webhookSecret
        : undefined;
  if (name === undefined) return [];
  const value = await secrets.get(id, name);
  if (value === undefined) return [`the secret ${name} is not set`];
  const isShort = code === 'wechatpay' && Buffer.byteLength(value.trim()) !== V3_KEY_BYTES;
  return isShort ? [`the secret ${name} has not ${V3_KEY_BYTES} bytes`] : [];
}
