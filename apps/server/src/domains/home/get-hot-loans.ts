import { getHotLoans } from '@lectern/contracts/home/get-hot-loans';
import { later } from '../../platform/clock.ts';
import { implement } from '../../platform/http/implement.ts';
import { unlessAway } from '../../ports/ils/unless-away.ts';
import { findBibs } from '../catalogue/records/find-bibs.ts';
import { availabilityOrNothing } from '../holdings/availability-or-nothing.ts';
import { toBookCard } from './book-card.ts';

const DAY_SECONDS = 86_400;

export const getHotLoansCall = implement(getHotLoans)(async ({ input, context: { tenant }, deps }) => {
  const since = later(deps.clock.now(), -input.days * DAY_SECONDS);
  const borrowed = (await unlessAway(deps.ils.of(tenant).statistics?.mostBorrowed(since, input.rows))) ?? [];
  const ids = borrowed.map(({ bibId }) => bibId);
  const [bibs, availability] = await Promise.all([
    findBibs(deps.db, tenant.id, ids),
    availabilityOrNothing(deps, tenant, ids),
  ]);
  return borrowed.flatMap(({ bibId, loanCount }) => {
    const bib = bibs.get(bibId);
    if (!bib) return [];
    const { onShelfCount = 0, loanableCount = 0, itemCount = 0 } = availability.get(bibId) ?? {};
    return [{ ...toBookCard(bib, tenant.settings), loanCount, onShelfCount, loanableCount, itemCount }];
  });
});
