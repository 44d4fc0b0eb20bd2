import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { FacetName, SearchState } from '@lectern/contracts/discovery/search/search-state';
import type { CheckOption } from '../../../../components/check-list.tsx';

/** A facet whose values are chosen from a list. */
export type ListedFacet = Exclude<FacetName, 'publishYear'>;

/** A facet as it is shown. */
export interface Facet {
  readonly name: ListedFacet;
  readonly values: readonly CheckOption[];
  /** How many values there are that the answer does not have. */
  readonly more: number;
  /** Whether values are below other values. */
  readonly tree: boolean;
}

/** The order of the facets: those that readers use most come first. */
export const FACET_ORDER: readonly FacetName[] = [
  'availability',
  'docCode',
  'resourceType',
  'publishYear',
  'langCode',
  'libCode',
  'campusId',
  'locationId',
  'ddType',
  'coreInclude',
  'discode1',
  'kindNo',
  'subject',
  'author',
  'publisher',
  'countryCode',
  'collectionName',
  'verifyStatus',
];

/**
 * One facet of an answer; undefined if it has no values. One value alone stays: it says what all hits have in common. A chosen value
 * without hits is kept, so that it can be removed.
 * Series are not counted with the answer, because there are nearly as many as records: all of them are requested later.
 */
export function facetOf(
  answer: Pick<SearchAnswer, 'facetResult' | 'numFound'>,
  name: ListedFacet,
  state: SearchState,
  nameOf: (filter: ListedFacet, value: string) => string,
): Facet | undefined {
  const given = answer.facetResult.find((facet) => facet.name === name);
  const counted = given?.values ?? [];
  const missing = state[name]
    .filter((one) => !counted.some(({ value }) => value === one))
    .map((value) => ({ value, label: nameOf(name, value), count: 0 }));
  const more = given?.more ?? (name === 'collectionName' && answer.numFound > 0 ? 1 : 0);
  const values = [...missing, ...counted.map((one) => ({ ...one, depth: depthOf(one.parent, counted) }))];
  if (more === 0 && values.length === 0) return undefined;
  return { name, values, more, tree: counted.some(({ parent }) => parent !== undefined) };
}

function depthOf(
  parent: string | undefined,
  values: readonly { readonly value: string; readonly parent?: string | undefined }[],
): number {
  if (parent === undefined) return 0;
  return 1 + depthOf(values.find(({ value }) => value === parent)?.parent, values);
}
