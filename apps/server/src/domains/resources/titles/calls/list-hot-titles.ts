import { listHotTitles } from '@lectern/contracts/resources/titles/list-hot-titles';
import { implement } from '../../../../platform/http/implement.ts';
import { hotTitles } from '../hot-titles.ts';
import { presentTitles } from '../present-titles.ts';
import { ALL, placesAmong } from '../store/place-store.ts';

export const listHotTitlesCall = implement(listHotTitles)(
  async ({ input: { kind, rows }, context, deps }) => {
    const hot = await hotTitles(deps.db, context.tenant.id);
    const ids = hot.map(({ recordId }) => recordId);
    const places = await placesAmong(deps.db, context.tenant.id, { shelves: [ALL], marks: [] }, ids);
    const shown = new Set(
      places.filter((one) => kind === undefined || one.kind === kind).map(({ title_id }) => title_id),
    );
    const counts = new Map(hot.map(({ recordId, count }) => [recordId, count]));
    const first = ids.filter((id) => shown.has(id)).slice(0, rows);
    const titles = await presentTitles(deps, context, first);
    return titles.map((title, at) => ({ ...title, place: at + 1, count: counts.get(title.id) ?? 0 }));
  },
);
