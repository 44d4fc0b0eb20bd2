import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { Away, Notice } from './payment-channel.ts';
import type { ProviderContext } from './provider-context.ts';
import { ProviderFault } from './provider-fault.ts';

const AWAY: Away = { state: 'away' };
const FOREIGN: Notice = { about: 'foreign' };

/** The answer of a provider; `away` if there is none that can be used. */
export async function orAway<Answer>(
  log: ProviderContext['log'],
  channel: PaymentChannelCode,
  ask: () => Promise<Answer>,
): Promise<Answer | Away> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ channel, fault: faultOf(error) }, 'a payment provider gave no answer that can be used');
    return AWAY;
  }
}

/** What a notice says; `foreign` if it cannot be read or proved. */
export async function orForeign(
  log: ProviderContext['log'],
  channel: PaymentChannelCode,
  read: () => Promise<Notice>,
): Promise<Notice> {
  try {
    return await read();
  } catch (error) {
    log.warn({ channel, fault: faultOf(error) }, 'a notice of a payment provider cannot be read');
    return FOREIGN;
  }
}

/** For the log. An error of an SDK is named only, because its message may repeat the answer. */
function faultOf(error: unknown): string {
  if (error instanceof ProviderFault || error instanceof OutsideError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  // Stripe's errors have their name in this field.
  return 'type' in error && typeof error.type === 'string' ? error.type : error.name;
}
