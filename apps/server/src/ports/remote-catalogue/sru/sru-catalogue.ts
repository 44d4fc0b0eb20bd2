import type { SruTarget } from '@lectern/contracts/people/tenant/source-settings';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { FetchOutside } from '../../../platform/outside/fetch-outside.ts';
import { createGuard, type GuardLimits } from '../../../platform/outside/guard.ts';
import type { RemoteCatalogue, RemotePage } from '../remote-catalogue-port.ts';
import { withAge } from '../with-age.ts';
import { readSruResponse } from './read-sru-response.ts';
import { sruAddress } from './sru-address.ts';

const REQUEST = { timeoutMs: 8000, maxBytes: 4 * 1024 * 1024 };

/** A catalogue changes slowly: where its server is away, what it had in the last day is better than nothing. */
const LIMITS: GuardLimits = {
  freshMs: 60_000,
  staleMs: 60 * 60_000,
  keptMs: 24 * 60 * 60_000,
  faultMs: 5_000,
  maxBytes: 32 * 1024 * 1024,
  maxBytesOfTenant: 4 * 1024 * 1024,
  maxRunning: 4,
  maxWaiting: 16,
};

/** The remote-catalogue adapter for SRU servers (Search/Retrieve via URL, Library of Congress and OASIS) with MARCXML. */
export function createSruCatalogue(
  deps: {
    readonly fetchOutside: FetchOutside;
    readonly clock: Pick<Clock, 'steadyMs'>;
    readonly log: Pick<Logger, 'error'>;
  },
  { timeoutMs, maxBytes }: Partial<typeof REQUEST> = {},
): RemoteCatalogue<SruTarget> {
  const request = { timeoutMs: timeoutMs ?? REQUEST.timeoutMs, maxBytes: maxBytes ?? REQUEST.maxBytes };
  const headers = { accept: 'application/xml, text/xml' };
  const guard = createGuard<RemotePage>(deps, LIMITS);
  return {
    async search(tenantId, target, query) {
      const url = sruAddress(target, query);
      const answer = await guard({
        tenantId,
        source: url.host,
        question: JSON.stringify([target, query]),
        async ask() {
          const { body } = await deps.fetchOutside({ url, headers, ...request, repeatableFor: tenantId });
          const options = target.flavour ? { flavour: target.flavour } : {};
          const { total, bibs } = await readSruResponse(body, options);
          const hits = bibs.slice(0, query.limit).map((bib) => ({ bib }));
          return { value: { total, hits }, bytes: 2 * body.length };
        },
      });
      return withAge(answer);
    },
  };
}
