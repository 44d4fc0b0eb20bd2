import type { FetchOutside } from '../../platform/outside/fetch-outside.ts';
import { createTurns } from '../../platform/outside/turns.ts';
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
  fetchOutside: FetchOutside,
  { timeoutMs = 5000, maxBytes = 1024 * 1024, maxRunning = 4, maxWaiting = 16 }: EnrichmentOptions = {},
): Enrichment {
  const turns = createTurns(maxRunning, maxWaiting);
  return {
    async offers(service, { words, page, rows }) {
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
      const headers = {
        accept: 'application/json',
        ...(service.token && { authorization: `Bearer ${service.token}` }),
      };
      const { body } = await turns(url.host, () => fetchOutside({ url, headers, timeoutMs, maxBytes }));
      return readOffers(body, service, rows);
    },
  };
}
