import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Keepable, KeepableThings } from '../../../platform/keepable.ts';
import { findObjects } from './store/object-store.ts';
import type { Creator } from './tables.ts';

/** The source of the identities of objects, beside those of records. */
const SOURCE = 'portal:object';

/** Readers keep objects that are open. */
export const keepableObjects: KeepableThings = {
  async describe(db, tenantId, ids) {
    const rows = (await findObjects(db, tenantId, ids)).filter(({ is_open }) => is_open === 1);
    return new Map(
      rows.map((row): [string, Keepable] => {
        const names = fromJson<Names>(row.titles);
        const author = fromJson<Creator[]>(row.creators)[0]?.name ?? '';
        const identity = { source: SOURCE, controlNumber: row.id };
        const title = nameIn(names, 'zh-CN');
        return [row.id, { kind: 'object', title, names, takesReviews: false, author, isbn: '', ...identity }];
      }),
    );
  },
};
