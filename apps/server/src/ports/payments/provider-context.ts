import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { SendOutside } from '../outside/send-outside.ts';

/** What adapters of providers need of the process. */
export interface ProviderContext {
  readonly secrets: Pick<Secrets, 'get'>;
  readonly sendOutside: SendOutside;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  /** For one request and its complete answer. Default: 10 seconds. */
  readonly timeoutMs?: number;
}

export const PROVIDER_TIMEOUT_MS = 10_000;
export const PROVIDER_MAX_BYTES = 1024 * 1024;
