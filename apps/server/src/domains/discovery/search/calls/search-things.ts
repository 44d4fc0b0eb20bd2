import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { THING_KINDS } from '@lectern/contracts/discovery/search/thing-kinds';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { thingsIndexOf } from '../../search-index/things/things-index.ts';
import { presentThings } from '../present/present-things.ts';
import { wordsQuery } from '../state/search-query.ts';
import { calledSo } from '../things/called-so.ts';
import { inCollections } from '../things/in-collections.ts';

/** The mode of words in the specification's numbers: all must occur. */
const ALL_WORDS = 2;

export const searchThingsCall = implement(searchThings)(
  async ({
    input: { keyWord, kind, eCollectionIds, page, rows: limit },
    context: { tenant, language },
    deps,
  }) => {
    const found = await askEngine(deps, thingsIndexOf(tenant.id), {
      query: keyWord === '' ? { kind: 'everything' } : wordsQuery(keyWord, 'any', ALL_WORDS),
      filters: [
        ...(kind ? [{ field: 'docType' as const, anyOf: [kind] }] : []),
        ...(await inCollections(deps, tenant.id, eCollectionIds)),
      ],
      facets: [{ field: 'docType', limit: THING_KINDS.length }],
      offset: (page - 1) * limit,
      limit,
      widen: true,
    });
    if (isRefusal(found)) return found;
    const counts = new Map(found.facets[0]?.values.map(({ value, count }) => [value, count]));
    const kinds = THING_KINDS.map((one) => ({ kind: one, count: counts.get(one) ?? 0 }));
    if (keyWord === '') return { total: 0, best: [], kinds, things: [] };
    const day = { tenantId: tenant.id, today: dateIn(tenant.settings.policy.timeZone, deps.clock.now()) };
    const isFirst = page === 1 && kind === undefined && eCollectionIds.length === 0;
    const reading = { language, defaultLanguage: tenant.settings.public.defaultLanguage };
    return {
      total: found.total,
      best: isFirst && found.total > 0 ? await calledSo(deps, day, keyWord, found.hits) : [],
      kinds,
      things: await presentThings(deps, day, reading, found.hits),
    };
  },
);
