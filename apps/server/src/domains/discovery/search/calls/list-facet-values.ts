import { listFacetValues } from '@lectern/contracts/discovery/search/list-facet-values';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { fold } from '@lectern/search/analysis/fold';
import { labelSounds } from '@lectern/search/widen/label-sounds';
import { implement } from '../../../../platform/http/implement.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { readFacetLabels } from '../present/facet-names.ts';
import { facetFieldOf } from '../state/filters.ts';
import { prepareSearch } from '../state/prepare-search.ts';
import { pageRequestOf } from '../state/search-request.ts';

/** Values that are searched for words. */
const SEARCHED = 2000;

export const listFacetValuesCall = implement(listFacetValues)(
  async ({ input, context: { tenant, language }, deps }) => {
    const { facet: name, contains, limit, ...state } = input;
    const search = prepareSearch(state, tenant.settings);
    if (isRefusal(search)) return search;
    const field = facetFieldOf(name, state);
    const found = await askEngine(deps, tenant.id, {
      ...pageRequestOf(search),
      facets: [{ field, limit: contains === '' ? limit : SEARCHED, order: 'count' }],
      offset: 0,
      limit: 0,
    });
    if (isRefusal(found)) return found;
    const counted = found.facets[0] ?? { values: [], more: 0 };
    const notations = name === 'kindNo' ? counted.values.map(({ value }) => value) : [];
    const labelOf = await readFacetLabels(deps.db, tenant, language, notations);
    const labelled = counted.values.map((one) => ({ ...one, label: labelOf(name, one.value) }));
    const sought = fold(contains);
    const soundsSo = labelSounds(contains);
    const fits = (label: string) => fold(label).includes(sought) || soundsSo?.(label);
    const values = contains === '' ? labelled : labelled.filter(({ label }) => fits(label));
    const more = contains === '' ? counted.more : Math.max(0, values.length - limit);
    return { values: values.slice(0, limit), more };
  },
);
