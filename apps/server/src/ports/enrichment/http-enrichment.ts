import type { FetchOutside } from '../../platform/outside/fetch-outside.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import { createTurns } from '../../platform/outside/turns.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Enrichment } from './enrichment-port.ts';
import { readOffers } from './read-offers.ts';

export interface EnrichmentOptions {
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Requests to one server at the same time. */
  readonly maxRunning?: number;
  /** Requests that wait; further ones fail as busy. */
  readonly maxWaiting?: number;
}

/** The enrichment adapter for services that answer JSON to GET requests. The tenant's settings describe the JSON. */
export function createHttpEnrichment(
  { fetchOutside, secrets }: { readonly fetchOutside: FetchOutside; readonly secrets: Pick<Secrets, 'get'> },
  { timeoutMs = 5000, maxBytes = 1024 * 1024, maxRunning = 4, maxWaiting = 16 }: EnrichmentOptions = {},
): Enrichment {
  const turns = createTurns(maxRunning, maxWaiting);
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
      const key = service.key === undefined ? undefined : await secrets.get(tenantId, service.key);
      if (service.key !== undefined && key === undefined)
        throw new OutsideError('unreachable', `the secret ${service.key} is not set`);
      const headers = {
        accept: 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      };
      const { body } = await turns(url.host, () => fetchOutside({ url, headers, timeoutMs, maxBytes }));
      return readOffers(body, service, rows);
    },
  };
}
