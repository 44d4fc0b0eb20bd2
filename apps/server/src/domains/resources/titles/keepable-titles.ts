import type { Keepable, KeepableThings } from '../../../platform/keepable.ts';
import { forwardsOf } from './store/forward-store.ts';
import { findTitles } from './store/title-store.ts';

/** The source of the identities of titles, beside those of records. */
const SOURCE = 'portal:title';

/** Readers keep and review titles, also while no list has one: it may come back. One that was joined to another is called as that one. */
export const keepableTitles: KeepableThings = {
  async describe(db, tenantId, ids) {
    const forwards = await forwardsOf(db, tenantId, ids);
    const titles = await findTitles(db, tenantId, [...new Set([...ids, ...forwards.values()])]);
    const byId = new Map(titles.map((title) => [title.id, title]));
    return new Map(
      ids.flatMap((id): [string, Keepable][] => {
        const title = byId.get(forwards.get(id) ?? id);
        if (!title) return [];
        const keepable: Keepable = {
          kind: 'title',
          title: title.name,
          author: title.author,
          isbn: title.print_isbn || title.online_isbn,
          source: SOURCE,
          controlNumber: id,
        };
        return [[id, keepable]];
      }),
    );
  },
};
