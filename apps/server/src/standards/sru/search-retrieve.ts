import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { findMarcRecords } from '../../domains/collection/catalogue/records/find-marc-record.ts';
import { citedBibs } from '../../domains/discovery/citations/cited-bibs.ts';
import { rankingOf } from '../../domains/discovery/search/state/ranking.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { askEngine, type EngineRefusal } from '../../ports/search-engine/ask-engine.ts';
import { compileCql } from './compile-cql.ts';
import { parseCql } from './cql/parse-cql.ts';
import { SruError } from './diagnostics.ts';
import type { SearchRetrieveRequest } from './sru-request.ts';
import type { AnsweredRecord, SearchAnswer } from './write-response.ts';

interface Site {
  readonly tenant: Tenant;
  readonly origin: string;
}

/**
 * The answer to a searchRetrieve request.
 *
 * @throws SruError if the request is at fault.
 */
export async function searchRetrieve(
  deps: Deps,
  site: Site,
  request: SearchRetrieveRequest,
): Promise<SearchAnswer | EngineRefusal> {
  const found = await findIds(deps, site, request);
  if (isRefusal(found)) return found;
  const { ids, total } = found;
  if (request.start > Math.max(total, 1)) throw new SruError(61, String(total));
  return { request, total, records: await readRecords(deps, site, request, ids), diagnostics: [] };
}

async function findIds(
  deps: Deps,
  { tenant, origin }: Site,
  { query, start, limit }: SearchRetrieveRequest,
): Promise<{ readonly ids: readonly string[]; readonly total: number } | EngineRefusal> {
  const compiled = compileCql(parseCql(query));
  const offset = start - 1;
  if (compiled.kind === 'records') {
    const known = await citedBibs(deps, { tenant, origin }, compiled.ids);
    return { ids: known.map(({ id }) => id).slice(offset, offset + limit), total: known.length };
  }
  const { query: words, filters, sort } = compiled;
  const searchRequest = { ...rankingOf(tenant.settings), query: words, filters, sort, offset, limit };
  const found = await askEngine(deps, tenant.id, searchRequest);
  return isRefusal(found) ? found : { ids: found.hits.map(({ id }) => id), total: found.total };
}

/** The records of the response. A record that cannot be written is a diagnostic, so the positions stay right. */
async function readRecords(
  deps: Deps,
  site: Site,
  { schema, start }: SearchRetrieveRequest,
  ids: readonly string[],
): Promise<AnsweredRecord[]> {
  const bibs = new Map((await citedBibs(deps, site, ids)).map((bib) => [bib.id, bib]));
  const marc = schema.isMarc ? await findMarcRecords(deps.db, site.tenant.id, [...bibs.keys()]) : undefined;
  return ids.map((id, at) => {
    const position = start + at;
    const bib = bibs.get(id);
    if (!bib) return { id, position, diagnostic: { code: 64, details: id } };
    const xml = schema.write(bib, marc?.get(id));
    return xml === undefined
      ? { id, position, diagnostic: { code: 67, details: id } }
      : { id, position, xml };
  });
}
