import type { SruTarget } from '@lectern/contracts/tenant/source-settings';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import type { FetchOutside } from '../../../platform/outside/fetch-outside.ts';
import { createTurns } from '../../../platform/outside/turns.ts';
import type { RemoteCatalogue } from '../remote-catalogue-port.ts';
import { readSruResponse } from './read-sru-response.ts';
import { sruAddress } from './sru-address.ts';

export interface SruOptions {
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Requests to one server at the same time. */
  readonly maxRunning?: number;
  /** Requests that wait; further ones fail as busy. */
  readonly maxWaiting?: number;
}

/** The remote-catalogue adapter for SRU servers (Search/Retrieve via URL, Library of Congress and OASIS) with MARCXML. */
export function createSruCatalogue(
  fetchOutside: FetchOutside,
  { timeoutMs = 8000, maxBytes = 4 * 1024 * 1024, maxRunning = 4, maxWaiting = 16 }: SruOptions = {},
): RemoteCatalogue<SruTarget> {
  const turns = createTurns(maxRunning, maxWaiting);
  return {
    async search(target, query) {
      const url = sruAddress(target, query);
      const { body } = await turns(url.host, () =>
        fetchOutside({ url, headers: { accept: 'application/xml, text/xml' }, timeoutMs, maxBytes }),
      );
      const { total, records } = await readSruResponse(body);
      const options = target.flavour ? { flavour: target.flavour } : {};
      const hits = records.slice(0, query.limit).map((record) => ({ bib: mapRecord(record, options) }));
      return { total, hits };
    },
  };
}
