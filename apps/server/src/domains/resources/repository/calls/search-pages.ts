import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { searchPages } from '@lectern/contracts/resources/repository/search-pages';
import { implement } from '../../../../platform/http/implement.ts';
import { highlighterOf } from '../../../discovery/search/present/mark-words.ts';
import { presentObjects } from '../present/present-objects.ts';
import { beginSeeing } from '../seeing.ts';
import { findPages } from '../text/find-pages.ts';
import { presentPageHits } from '../text/present-page-hits.ts';
import { seekWords } from '../text/seek-words.ts';
import { soughtPlaces } from '../text/sought-places.ts';

export const searchPagesCall = implement(searchPages)(async ({ input, context, deps }) => {
  const { keyWord, page, rows } = input;
  const seeing = await beginSeeing(deps, context);
  const places = await soughtPlaces(deps.db, seeing, input);
  if (isRefusal(places)) return places;
  if (keyWord === '') return { total: 0, isMore: false, found: [] };
  const sought = seekWords(deps, context.tenant, keyWord);
  const answer = await findPages(deps, seeing, sought, places, { offset: (page - 1) * rows, limit: rows });
  if (isRefusal(answer)) return answer;
  const { total, isMore, reading, objects } = answer;
  const [summaries, hits] = await Promise.all([
    presentObjects(
      deps.db,
      seeing,
      objects.map(({ object }) => object),
    ),
    presentPageHits(
      deps.db,
      seeing,
      objects.flatMap(({ pages }) => pages),
      highlighterOf(sought, reading),
    ),
  ]);
  const hitsOf = hits.values();
  return {
    total,
    isMore,
    found: objects.flatMap(({ pageCount, pages }, at) => {
      const object = summaries[at];
      const own = pages.flatMap(() => hitsOf.next().value ?? []);
      return object ? { object, pageCount, hits: own } : [];
    }),
  };
});
