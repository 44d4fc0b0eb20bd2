import { refuse } from '@lectern/contracts/kernel/refusal';
import { IDENTITY_REFUSED, IDENTITY_UNAVAILABLE } from '@lectern/contracts/people/identity/errors';
import type { IdentityKind } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { ResolveOutside } from '../../platform/outside/resolve-outside.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Refused, Unavailable } from './identity-port.ts';

/** What every adapter uses. */
export interface IdentityDeps {
  readonly send: SendOutside;
  readonly resolve: ResolveOutside;
  readonly internalHosts: readonly string[];
  readonly secrets: Pick<Secrets, 'get'>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

export interface ProviderContext extends IdentityDeps {
  readonly tenantId: string;
  readonly kind: IdentityKind;
}

/** Limits of requests to providers. */
export const LIMITS = { timeoutMs: 8000, maxBytes: 512 * 1024 } as const;

/** The secret of this name. @throws Error if the tenant does not have it */
export async function secretOf(
  { secrets, tenantId }: Pick<ProviderContext, 'secrets' | 'tenantId'>,
  name: string,
): Promise<string> {
  const value = await secrets.get(tenantId, name);
  if (value === undefined) throw new Error(`tenant ${tenantId} has no secret ${name}`);
  return value;
}

/** The answer of a provider that cannot be asked. The log says why. */
export function unavailable(
  { log, tenantId }: Pick<ProviderContext, 'log' | 'tenantId'>,
  kind: IdentityKind | 'ldap',
  error: unknown,
): Unavailable {
  log.warn({ tenant: tenantId, kind, reason: reasonOf(error) }, 'a provider of identities cannot be asked');
  return refuse(IDENTITY_UNAVAILABLE);
}

/** The answer of a provider that is not believed, or of one that failed while its answer was checked. */
export function notBelieved(context: ProviderContext, error: unknown): Refused | Unavailable {
  if (outsideErrorIn(error)) return unavailable(context, context.kind, error);
  const { log, tenantId, kind } = context;
  log.warn(
    { tenant: tenantId, kind, reason: reasonOf(error) },
    'what a provider of identities sent is refused',
  );
  return refuse(IDENTITY_REFUSED);
}

/** Libraries wrap the errors of requests. */
function outsideErrorIn(error: unknown): OutsideError | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++)
    if (one instanceof OutsideError) return one;
  return undefined;
}

/** The message alone: causes hold tokens and what the reader's browser sent. */
function reasonOf(error: unknown): string {
  const cause = outsideErrorIn(error) ?? error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 300) : 'unknown';
}
