import type { SruTarget } from '@lectern/contracts/tenant/source-settings';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import type { FetchOutside } from '../../outside/fetch-outside.ts';
import { createTurns } from '../../outside/turns.ts';
import type { RemoteCatalogue } from '../remote-catalogue-port.ts';
import { readSruResponse } from './read-sru-response.ts';
import { sruAddress } from './sru-address.ts';

export interface SruOptions {
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Requests to one server at once, and how many more wait. */
  readonly atOnce?: number;
  readonly mayWait?: number;
}

/** Catalogues that speak SRU (Search/Retrieve via URL, Library of Congress and OASIS) and deliver MARCXML. */
export function createSruCatalogue(
  fetchOutside: FetchOutside,
  { timeoutMs = 8000, maxBytes = 4 * 1024 * 1024, atOnce = 4, mayWait = 16 }: SruOptions = {},
): RemoteCatalogue<SruTarget> {
  const turns = createTurns(atOnce, mayWait);
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
