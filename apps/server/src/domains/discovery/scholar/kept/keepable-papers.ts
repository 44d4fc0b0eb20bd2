import type { Keepable, KeepableThings } from '../../../../platform/keepable.ts';
import { findKeptPapers } from './kept-paper-store.ts';

/** The source of the identities of scholarly works, beside those of records. */
const SOURCE = 'portal:paper';

/** Readers keep scholarly works, also while their source is off or silent. They write no reviews of them. */
export const keepablePapers: KeepableThings = {
  async describe(db, tenantId, ids) {
    const rows = await findKeptPapers(db, tenantId, ids);
    return new Map(
      rows.map(({ id, title, author, isbn, paper_key }): [string, Keepable] => [
        id,
        { kind: 'paper', title, author, isbn, takesReviews: false, source: SOURCE, controlNumber: paper_key },
      ]),
    );
  },
};
