import type { Keepable, KeepableThings } from '../../../../platform/keepable.ts';
import { authorLine, mainIsbn } from './bib-words.ts';
import { favouriteKind } from './favourite-kind.ts';
import { findBibs } from './find-bibs.ts';
import { recordSources } from './record-sources.ts';

/** Works of the catalogue as readers keep them. */
export const keepableBibs: KeepableThings = {
  async describe(db, tenantId, ids) {
    const bibs = await findBibs(db, tenantId, ids);
    const sources = await recordSources(db, tenantId, [...bibs.keys()]);
    const described = new Map<string, Keepable>();
    for (const [id, { bib }] of bibs) {
      const source = sources.get(id);
      if (!source) continue;
      const words = { title: bib.title, author: authorLine(bib), isbn: mainIsbn(bib) };
      described.set(id, { kind: favouriteKind(bib), ...words, ...source });
    }
    return described;
  },
};
