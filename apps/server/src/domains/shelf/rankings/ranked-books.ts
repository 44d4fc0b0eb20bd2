import type { RankingRange } from '@lectern/contracts/shelf/rankings/ranges';
import type { RankedBook } from '@lectern/contracts/shelf/rankings/ranked-book';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { toBookCard } from '../../collection/catalogue/records/book-card.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { availabilityOrNothing } from '../../collection/holdings/availability-or-nothing.ts';
import { findMade, listPlaces } from './store/ranking-store.ts';
import type { RankingName } from './tables.ts';

interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** Titles of a ranking with their cards and copies. Titles that left the catalogue since it was made are left out. */
export async function rankedBooks(
  deps: Deps,
  tenant: Tenant,
  of: { readonly ranking: RankingName; readonly span: RankingRange },
  part: Part,
): Promise<(RankedBook & { readonly points: number })[]> {
  const places = await listPlaces(deps.db, tenant.id, of, part);
  const ids = places.map(({ recordId }) => recordId);
  const [bibs, availability] = await Promise.all([
    findBibs(deps.db, tenant.id, ids),
    availabilityOrNothing(deps, tenant, ids),
  ]);
  return places.flatMap(({ recordId, place, count, points }) => {
    const bib = bibs.get(recordId);
    if (!bib) return [];
    const { onShelfCount = 0, loanableCount = 0, itemCount = 0 } = availability.get(recordId) ?? {};
    const copies = { onShelfCount, loanableCount, itemCount };
    return [{ ...toBookCard(bib, tenant.settings), ...copies, place, count, points }];
  });
}

/** A page of a ranking, with its length and when it was made. */
export async function pageOfRanking(
  deps: Deps,
  tenant: Tenant,
  ranking: RankingName,
  { range, page, rows }: { readonly range: RankingRange; readonly page: number; readonly rows: number },
) {
  const part = { offset: (page - 1) * rows, limit: rows };
  const [made, books] = await Promise.all([
    findMade(deps.db, tenant.id, ranking, range),
    rankedBooks(deps, tenant, { ranking, span: range }, part),
  ]);
  return { total: made?.total ?? 0, madeAt: made?.madeAt ?? '', books };
}
