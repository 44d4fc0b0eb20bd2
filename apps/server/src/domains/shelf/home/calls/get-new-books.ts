import { getNewBooks } from '@lectern/contracts/shelf/home/get-new-books';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { toBookCard } from '../../../collection/catalogue/records/book-card.ts';
import { newestBibs } from '../../../collection/catalogue/records/find-bibs.ts';

export const getNewBooksCall = implement(getNewBooks)(async ({ input, context: { tenant }, deps }) => {
  const bibs = await newestBibs(deps.db, tenant.id, input.rows);
  const { timeZone } = tenant.settings.policy;
  return bibs.map((bib) => ({
    ...toBookCard(bib, tenant.settings),
    addedOn: dateIn(timeZone, new Date(bib.createdAt)),
  }));
});
