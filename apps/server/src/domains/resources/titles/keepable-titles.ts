import type { Keepable, KeepableThings } from '../../../platform/keepable.ts';
import { findTitles } from './store/title-store.ts';

/** The source of the identities of titles, beside those of records. */
const SOURCE = 'portal:title';

/** Readers keep and review titles, also while no list has one: it may come back. */
export const keepableTitles: KeepableThings = {
  async describe(db, tenantId, ids) {
    const titles = await findTitles(db, tenantId, ids);
    return new Map(
      titles.map((title): [string, Keepable] => [
        title.id,
        {
          kind: 'title',
          title: title.name,
          author: title.author,
          isbn: title.print_isbn || title.online_isbn,
          source: SOURCE,
          controlNumber: title.id,
        },
      ]),
    );
  },
};
