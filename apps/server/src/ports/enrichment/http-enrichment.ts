import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { FetchOutside } from '../../platform/outside/fetch-outside.ts';
import { answeredValue, createGuard, type GuardLimits } from '../../platform/outside/guard.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Enrichment } from './enrichment-port.ts';
import { readOffers } from './read-offers.ts';

const REQUEST = { timeoutMs: 5000, maxBytes: 1024 * 1024 };

/** Offers and prices may change within the day. */
const LIMITS: GuardLimits = {
  freshMs: 60_000,
  staleMs: 10 * 60_000,
  keptMs: 60 * 60_000,
  faultMs: 5_000,
  maxBytes: 16 * 1024 * 1024,
  maxBytesOfTenant: 2 * 1024 * 1024,
  maxRunning: 4,
  maxWaiting: 16,
};

/** The enrichment adapter for services that answer JSON to GET requests. The tenant's settings describe the JSON. */
export function createHttpEnrichment(
  deps: {
    readonly fetchOutside: FetchOutside;
    readonly secrets: Pick<Secrets, 'get'>;
    readonly clock: Pick<Clock, 'steadyMs'>;
    readonly log: Pick<Logger, 'error'>;
  },
  { timeoutMs, maxBytes }: Partial<typeof REQUEST> = {},
): Enrichment {
  const { fetchOutside, secrets } = deps;
  const request = { timeoutMs: timeoutMs ?? REQUEST.timeoutMs, maxBytes: maxBytes ?? REQUEST.maxBytes };
  const guard = createGuard<Awaited<ReturnType<Enrichment['offers']>>>(deps, LIMITS);

  /** The headers with the key that the settings name. @throws OutsideError if it is not set */
  async function headersFor(tenantId: string, name: string | undefined): Promise<Record<string, string>> {
    const accept = { accept: 'application/json' };
    if (name === undefined) return accept;
    const key = await secrets.get(tenantId, name);
    if (key === undefined) throw new OutsideError('unreachable', `the secret ${name} is not set`);
    return { ...accept, authorization: `Bearer ${key}` };
  }

  return {
    async offers(tenantId, service, { words, page, rows }) {
      const parameters: Readonly<Record<string, string>> = {
        keyWord: words,
        page: String(page),
        rows: String(rows),
      };
      const url = new URL(
        service.address.replace(/\{(keyWord|page|rows)\}/g, (_all, name: string) =>
          encodeURIComponent(parameters[name] ?? ''),
        ),
      );
      const headers = await headersFor(tenantId, service.key);
      const answer = await guard({
        tenantId,
        source: url.host,
        question: JSON.stringify([service, parameters]),
        async ask() {
          const { body } = await fetchOutside({ url, headers, ...request, repeatableFor: tenantId });
          return { value: readOffers(body, service, rows), bytes: 2 * body.length };
        },
      });
      return answeredValue(answer);
    },
  };
}
