import type { SearchResult } from '@lectern/search/search-engine';
import { SearchLimitError, SearchUnavailableError } from '@lectern/search/search-errors';
import type { Deps } from '../../../../platform/deps.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { findBib, findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { rankingOf } from '../../../discovery/search/state/ranking.ts';
import type { ExchangeAnswer, ExchangeRequest } from '../wire/exchanges.ts';
import type { PeerContext } from '../wire/peer-context.ts';

/** Searches the catalogue of this library for another one: what everybody finds here, with how many copies there are. */
export async function answerSearch(
  deps: Deps,
  { tenant }: PeerContext,
  request: ExchangeRequest<'search'>,
): Promise<ExchangeAnswer<'search'>> {
  if (request.words === '' || !tenant.settings.policy.alliance.lends) return { total: 0, hits: [] };
  const { total, hits } = await searchIndex(deps, tenant, request);
  const ids = hits.map(({ id }) => id);
  const [bibs, availability] = await Promise.all([
    findBibs(deps.db, tenant.id, ids),
    unlessAway(deps.ils.of(tenant).availability(ids)),
  ]);
  return {
    total,
    hits: ids.flatMap((id) => {
      const record = bibs.get(id);
      if (!record) return [];
      const { itemCount = null, loanableCount = null } = availability?.get(id) ?? {};
      return [{ recordId: id, ...listedBib(record.bib), itemCount, loanableCount }];
    }),
  };
}

/** One record of this library. */
export async function showRecord(
  { db }: Deps,
  { tenant }: PeerContext,
  { recordId }: ExchangeRequest<'record'>,
): Promise<ExchangeAnswer<'record'>> {
  if (!tenant.settings.policy.alliance.lends) return { record: null };
  const found = await findBib(db, tenant.id, recordId);
  return { record: found ? { recordId, ...listedBib(found.bib) } : null };
}

/** A search that cannot be answered finds nothing there: the library that asks goes on with the others. */
async function searchIndex(
  { search }: Deps,
  { id, settings }: Tenant,
  { words, field, offset, limit }: ExchangeRequest<'search'>,
): Promise<Pick<SearchResult, 'total' | 'hits'>> {
  try {
    return await search.search(id, {
      ...rankingOf(settings),
      query: { kind: 'text', field, text: words, match: 'all' },
      offset,
      limit,
    });
  } catch (error) {
    if (error instanceof SearchUnavailableError) throw new OutsideError('unreachable', error.message);
    if (error instanceof SearchLimitError) return { total: 0, hits: [] };
    throw error;
  }
}
