import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { shelfKey } from '@lectern/search/analysis/call-number';
import type { Deps } from '../../../../platform/deps.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { findCallNumbers } from '../../../collection/catalogue/records/find-call-numbers.ts';
import { classSchemeOf } from '../../../collection/vocabulary/classes/class-schemes.ts';
import { readClassLabels } from '../../../collection/vocabulary/classes/read-class-names.ts';
import { LOOKED_AT, NOTHING_RELATED, type Reason } from '../related-works.ts';
import { nearestTo } from './nearest-to.ts';

const ALL_PLACES = { libraries: [], locations: [] } as const;
/** Room for works that are told for an earlier reason. */
const SPARE = 3;

/** Works of the same class, or of the class above where it has no other, nearest by call number. */
export const nearOnShelf: Reason = {
  code: 'shelf',
  async find(deps, { tenant, language, rows }, { id, bib }) {
    const scheme = classSchemeOf(tenant);
    const [path = []] = bib.classes
      .filter((one) => one.scheme === scheme.code)
      .map(({ notation }) => scheme.pathOf(notation))
      .filter((codes) => codes.length > 0);
    // The main class alone says too little: half a library is literature.
    for (const code of path.slice(1).slice(-2).toReversed()) {
      const ids = await idsOfClass(deps, tenant.id, code);
      if (!ids.some((other) => other !== id)) continue;
      const all = [...new Set([id, ...ids])];
      const numbers = await findCallNumbers(deps.db, tenant.id, all, ALL_PLACES);
      const shelved = all
        .flatMap((one) => {
          const [first] = (numbers.get(one) ?? [])
            .map((number) => ({ number, key: shelfKey(number) }))
            .toSorted(byKey);
          return first ? [{ id: one, ...first }] : [];
        })
        .toSorted(byKey);
      const own = shelved.findIndex((one) => one.id === id);
      const near = nearestTo(shelved, own, rows * SPARE).filter((one) => one.id !== id);
      const labelOf = await readClassLabels(deps.db, tenant, language, [code]);
      return {
        name: labelOf(code),
        works: near.map(({ id: one, number }) => ({ id: one, about: [number] })),
      };
    }
    return NOTHING_RELATED;
  },
};

async function idsOfClass(deps: Pick<Deps, 'search'>, tenantId: string, code: string): Promise<string[]> {
  const found = await askEngine(deps, tenantId, {
    query: { kind: 'everything' },
    filters: [{ field: 'class', anyOf: [code] }],
    sort: { key: 'author', descending: false },
    offset: 0,
    limit: LOOKED_AT,
  });
  return isRefusal(found) ? [] : found.hits.map(({ id }) => id);
}

function byKey(one: { readonly key: string }, other: { readonly key: string }): number {
  return one.key < other.key ? -1 : Number(one.key > other.key);
}
