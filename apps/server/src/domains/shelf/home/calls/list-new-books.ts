import { listNewBooks } from '@lectern/contracts/shelf/home/list-new-books';
import { MOST_NEW_BOOKS, NEW_DAYS } from '@lectern/contracts/shelf/rankings/ranges';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { toBookCard } from '../../../collection/catalogue/records/book-card.ts';
import { countNewBibs, listNewBibs } from '../../../collection/catalogue/records/new-bibs.ts';
import { availabilityOrNothing } from '../../../collection/holdings/availability-or-nothing.ts';

export const listNewBooksCall = implement(listNewBooks)(async ({ input, context: { tenant }, deps }) => {
  const { range, page, rows } = input;
  const { timeZone } = tenant.settings.policy;
  const today = dateIn(timeZone, deps.clock.now());
  const since = startOfDay(timeZone, addDays(today, 1 - NEW_DAYS[range]));
  const offset = (page - 1) * rows;
  const limit = Math.max(0, Math.min(rows, MOST_NEW_BOOKS - offset));
  const [total, bibs] = await Promise.all([
    countNewBibs(deps.db, tenant.id, since, MOST_NEW_BOOKS),
    listNewBibs(deps.db, tenant.id, since, { offset: Math.min(offset, MOST_NEW_BOOKS), limit }),
  ]);
  const availability = await availabilityOrNothing(
    deps,
    tenant,
    bibs.map(({ id }) => id),
  );
  return {
    total,
    books: bibs.map((bib) => {
      const { onShelfCount = 0, loanableCount = 0, itemCount = 0 } = availability.get(bib.id) ?? {};
      const addedOn = dateIn(timeZone, new Date(bib.createdAt));
      return { ...toBookCard(bib, tenant.settings), addedOn, onShelfCount, loanableCount, itemCount };
    }),
  };
});
