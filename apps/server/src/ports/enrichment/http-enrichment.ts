import type { FetchOutside } from '../outside/fetch-outside.ts';
import { createTurns } from '../outside/turns.ts';
import type { Enrichment } from './enrichment-port.ts';
import { readOffers } from './read-offers.ts';

export interface EnrichmentOptions {
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly atOnce?: number;
  readonly mayWait?: number;
}

/** Services that answer JSON to GET, in the shape that the tenant's settings describe. */
export function createHttpEnrichment(
  fetchOutside: FetchOutside,
  { timeoutMs = 5000, maxBytes = 1024 * 1024, atOnce = 4, mayWait = 16 }: EnrichmentOptions = {},
): Enrichment {
  const turns = createTurns(atOnce, mayWait);
  return {
    async offers(service, { words, page, rows }) {
      const facts: Readonly<Record<string, string>> = {
        keyWord: words,
        page: String(page),
        rows: String(rows),
      };
      const url = new URL(
        service.address.replace(/\{(keyWord|page|rows)\}/g, (_all, name: string) =>
          encodeURIComponent(facts[name] ?? ''),
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
