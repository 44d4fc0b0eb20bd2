import type { facetSchema } from '@lectern/contracts/discovery/search/search-answer';
import type { FacetName, SearchState } from '@lectern/contracts/discovery/search/search-state';
import type { FacetResult } from '@lectern/search/search-engine';
import type * as z from 'zod';
import { FACET_OF_KEY, facetFieldOf } from '../state/filters.ts';
import { type ClassCount, openClasses } from './class-facet.ts';
import type { FacetLabel } from './facet-names.ts';

type Facet = z.input<typeof facetSchema>;

/** The engine's facets under the specification's keys. Only the shown classes are left, and facets without values are left out. */
export interface ShownFacet {
  readonly name: FacetName;
  readonly values: readonly ClassCount[];
  readonly more: number;
}

export function shownFacets(
  facets: readonly FacetResult[],
  state: Pick<SearchState, 'kindNo' | 'onlyOnShelf' | 'availability'>,
): ShownFacet[] {
  return (Object.keys(FACET_OF_KEY) as FacetName[]).flatMap((name): ShownFacet[] => {
    const facet = facets.find(({ field }) => field === facetFieldOf(name, state));
    if (!facet || facet.values.length === 0) return [];
    if (name !== 'kindNo') return [{ name, values: facet.values, more: facet.more }];
    const values = openClasses(facet.values, state.kindNo);
    return values.length > 0 ? [{ name, values, more: 0 }] : [];
  });
}

export function presentFacet({ name, values, more }: ShownFacet, labelOf: FacetLabel): Facet {
  return { name, values: values.map((one) => ({ ...one, label: labelOf(name, one.value) })), more };
}

/** The notations among the values, whose names must be read. */
export function classesIn(facets: readonly ShownFacet[]): string[] {
  return facets.find(({ name }) => name === 'kindNo')?.values.map(({ value }) => value) ?? [];
}
