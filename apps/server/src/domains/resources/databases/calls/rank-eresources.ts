import { rankEresources } from '@lectern/contracts/resources/databases/rank-eresources';
import { implement } from '../../../../platform/http/implement.ts';
import { placesOf } from '../../../shelf/rankings/places-of.ts';
import { rankedEresources, renumbered } from '../ranked-eresources.ts';
import { shownToday } from '../reading.ts';
import { listChosenIds } from '../store/eresource-list-store.ts';

export const rankEresourcesCall = implement(rankEresources)(async ({ input, context, deps }) => {
  const { range, page, rows } = input;
  const of = { ranking: 'eresource', span: range } as const;
  const { madeAt, places } = await placesOf(deps.db, context.tenant.id, of);
  const shown = new Set(await listChosenIds(deps.db, shownToday(deps, context), {}));
  const ranked = renumbered(places.filter(({ recordId }) => shown.has(recordId)));
  const part = ranked.slice((page - 1) * rows, page * rows);
  return { total: ranked.length, madeAt, eresources: await rankedEresources(deps, context, part) };
});
