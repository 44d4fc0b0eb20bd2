import { guessUserLikeBooks } from '@lectern/contracts/reference/ai/guess-user-like-books';
import { implement } from '../../../../platform/http/implement.ts';
import { toBookCard } from '../../../collection/catalogue/records/book-card.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { findReaderSetting } from '../../../people/account/reader-settings.ts';
import { guessWorks } from '../guess-works.ts';

export const guessUserLikeBooksCall = implement(guessUserLikeBooks)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const isOn = (await findReaderSetting(deps.db, tenant.id, patron.id, 'guessFromUse')) === '1';
  if (!isOn) return { isOn, books: [] };
  const guesses = await guessWorks(deps, context, input.rows);
  const ids = guesses.map(({ recordId }) => recordId);
  const bibs = await findBibs(deps.db, tenant.id, ids);
  const books = guesses.flatMap(({ recordId, because }) => {
    const bib = bibs.get(recordId);
    return bib ? [{ ...toBookCard(bib, tenant.settings), because }] : [];
  });
  return { isOn, books };
});
