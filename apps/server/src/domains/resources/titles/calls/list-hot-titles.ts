import { listHotTitles } from '@lectern/contracts/resources/titles/list-hot-titles';
import { implement } from '../../../../platform/http/implement.ts';
import { hotTitles } from '../hot-titles.ts';
import { presentTitles } from '../present-titles.ts';
import { pageOfTitles } from '../store/title-list-page.ts';

export const listHotTitlesCall = implement(listHotTitles)(
  async ({ input: { kind, rows }, context, deps }) => {
    const places = await hotTitles(deps.db, context.tenant.id);
    const ids = places.map(({ recordId }) => recordId);
    if (ids.length === 0) return [];
    const found = await pageOfTitles(
      deps.db,
      context.tenant.id,
      { ids, kind },
      { offset: 0, limit: ids.length },
    );
    const byId = new Map(found.map((title) => [title.id, title]));
    const hot = places.flatMap(({ recordId, count }) => {
      const title = byId.get(recordId);
      return title ? [{ title, count }] : [];
    });
    const shown = await presentTitles(
      deps,
      context,
      hot.slice(0, rows).map(({ title }) => title),
    );
    return shown.map((title, at) => ({ ...title, place: at + 1, count: hot[at]?.count ?? 0 }));
  },
);
