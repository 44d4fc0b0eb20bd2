import { createHash } from 'node:crypto';
import type { OidcSettings } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Configuration } from 'openid-client';
import type { SendOutside } from '../../../platform/outside/send-outside.ts';
import type { ProviderContext } from '../provider-context.ts';
import { fetchThrough } from './fetch-through.ts';

/** Discovery documents and keys change rarely. */
const FRESH_MS = 10 * 60_000;
const MOST_KEPT = 200;
/** Clocks of other machines may differ by this much. */
const SKEW_SECONDS = 60;

interface Known {
  readonly at: number;
  readonly configuration: Promise<Configuration>;
}

const known = new WeakMap<SendOutside, Map<string, Known>>();

/** The provider by its discovery document, which is kept for some minutes. A failure is not kept. */
export function discoverProvider(
  { send, clock }: ProviderContext,
  settings: OidcSettings,
  secret: string | undefined,
): Promise<Configuration> {
  const kept = known.get(send) ?? new Map<string, Known>();
  known.set(send, kept);
  const key = createHash('sha256')
    .update(JSON.stringify([settings.issuer, settings.clientId, secret ?? '']))
    .digest('base64url');
  const now = clock.steadyMs();
  const before = kept.get(key);
  if (before && now - before.at < FRESH_MS) return before.configuration;
  if (kept.size >= MOST_KEPT) kept.clear();
  const configuration = discover(send, settings, secret);
  kept.set(key, { at: now, configuration });
  configuration.catch(() => kept.delete(key));
  return configuration;
}

async function discover(
  send: SendOutside,
  { issuer, clientId }: OidcSettings,
  secret: string | undefined,
): Promise<Configuration> {
  const client = await import('openid-client');
  return client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: SKEW_SECONDS },
    secret === undefined ? client.None() : client.ClientSecretBasic(secret),
    {
      [client.customFetch]: fetchThrough(send),
      execute: [
        // Also the signature of an ID token that comes from the provider itself is checked.
        client.enableNonRepudiationChecks,
        // Only an issuer on a host of the installation may have such an address (providerAddress).
        ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    },
  );
}
