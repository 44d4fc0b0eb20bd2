import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { recommendBooks } from '@lectern/contracts/reference/ai/recommend-books';
import { implement } from '../../../../platform/http/implement.ts';
import { toBookCard } from '../../../collection/catalogue/records/book-card.ts';
import { findBibs, newestBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { openTools } from '../tools/open-tools.ts';

export const recommendBooksCall = implement(recommendBooks)(async ({ input, context, deps }) => {
  const { tenant } = context;
  if (!input.recordId) {
    const newest = await newestBibs(deps.db, tenant.id, input.rows);
    return newest.map((bib) => ({ ...toBookCard(bib, tenant.settings), near: [] }));
  }
  const near = await openTools(deps, context).similar(input.recordId);
  if (isRefusal(near)) return [];
  const works = near.slice(0, input.rows);
  const ids = works.map(({ recordId }) => recordId);
  const bibs = await findBibs(deps.db, tenant.id, ids);
  return works.flatMap(({ recordId, about }) => {
    const bib = bibs.get(recordId);
    return bib ? [{ ...toBookCard(bib, tenant.settings), near: [...about] }] : [];
  });
});
