import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import type { Clock } from '../../platform/clock.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** Takes what went wrong between us and a provider. */
export interface ProviderLog {
  warn(facts: { readonly channel: PaymentChannelCode; readonly fault: string }, message: string): void;
}

/** What adapters of providers need of the process. */
export interface ProviderContext {
  readonly secrets: Pick<Secrets, 'get'>;
  readonly sendOutside: SendOutside;
  readonly clock: Clock;
  readonly log: ProviderLog;
  /** For one request and its complete answer. Default: 10 seconds. */
  readonly timeoutMs?: number;
}

export const PROVIDER_TIMEOUT_MS = 10_000;
export const PROVIDER_MAX_BYTES = 1024 * 1024;
