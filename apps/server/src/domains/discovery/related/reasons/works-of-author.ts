import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { formsOf, shownName } from '../../authors/name-forms.ts';
import { NOTHING_RELATED, type Reason } from '../related-works.ts';

/** Room for works that are told for an earlier reason: editions, and parts of a series. */
const SPARE = 3;

/** Other works with a form of the main creator's name, most borrowed first. */
export const worksOfAuthor: Reason = {
  code: 'author',
  async find(deps, { tenant, rows }, { id, bib }) {
    const main = bib.creators.find(({ primary }) => primary) ?? bib.creators[0];
    if (!main) return NOTHING_RELATED;
    const found = await askEngine(deps, tenant.id, {
      query: {
        kind: 'or',
        of: formsOf(main).map((text) => ({ kind: 'text', field: 'author', text, match: 'exact' })),
      },
      sort: { key: 'popularity', descending: true },
      offset: 0,
      limit: rows * SPARE + 1,
    });
    if (isRefusal(found)) return NOTHING_RELATED;
    const others = found.hits.filter((hit) => hit.id !== id);
    return { name: shownName(main), works: others.map((hit) => ({ id: hit.id, about: [] })) };
  },
};
