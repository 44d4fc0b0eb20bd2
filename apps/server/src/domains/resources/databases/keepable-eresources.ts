import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Keepable, KeepableThings } from '../../../platform/keepable.ts';
import { findOpenEresources } from './store/eresource-store.ts';

/** The source of the identities of databases, beside those of records. */
const SOURCE = 'portal:eresource';

/** Readers keep and review databases, also while one is not shown: a trial may be prolonged. */
export const keepableEresources: KeepableThings = {
  async describe(db, tenantId, ids) {
    const rows = await findOpenEresources(db, tenantId, ids);
    return new Map(
      rows.map((row): [string, Keepable] => {
        const names = fromJson<Names>(row.names);
        const title = nameIn(names, 'zh-CN');
        const takesReviews = row.takes_comments === 1;
        const identity = { source: SOURCE, controlNumber: row.code };
        return [row.id, { kind: 'eresource', title, names, takesReviews, author: '', isbn: '', ...identity }];
      }),
    );
  },
};
