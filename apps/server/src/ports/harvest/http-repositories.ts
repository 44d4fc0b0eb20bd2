import { secondsToWait } from '../../platform/outside/ask-again.ts';
import { createEndpointRules, isPlainAddress } from '../../platform/outside/configured-endpoint.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import { createTurns } from '../../platform/outside/turns.ts';
import type { Repositories } from './harvest-port.ts';

/** Repositories make an answer of some hundred records while one waits; one of a few megabytes is usual. */
const LIMITS = { timeoutMs: 120_000, maxBytes: 24 * 1024 * 1024 };
/** One request to a repository at a time: the protocol is made for it. */
const [MOST_RUNNING, MOST_WAITING] = [1, 20];

/** Repositories over HTTP, by GET. */
export function createHttpRepositories(
  {
    sendOutside,
    internalHosts,
  }: { readonly sendOutside: SendOutside; readonly internalHosts: readonly string[] },
  limits: Partial<typeof LIMITS> = {},
): Repositories {
  const rules = createEndpointRules(internalHosts);
  const turns = createTurns(MOST_RUNNING, MOST_WAITING);
  return {
    isAllowed: (address) => isPlainAddress(address) && rules.isAllowed({ address }),
    async ask(tenantId, address, question) {
      const url = new URL(address);
      for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value);
      const message = {
        url,
        method: 'GET',
        headers: { accept: 'text/xml, application/xml', 'user-agent': 'Lectern' },
        ...LIMITS,
        ...limits,
        repeatableFor: tenantId,
      } as const;
      const { status, headers, body } = await turns(JSON.stringify([tenantId, url.host]), () =>
        sendOutside(message),
      );
      return {
        status,
        retryAfter: secondsToWait(headers['retry-after']),
        location: status >= 300 && status < 400 ? (headers.location ?? '').slice(0, 300) : '',
        body,
      };
    },
  };
}
