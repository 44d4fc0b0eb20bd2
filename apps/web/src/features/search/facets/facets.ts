import type { SearchAnswer } from '@lectern/contracts/search/search-answer';
import type { FacetName, SearchState } from '@lectern/contracts/search/search-state';
import type { CheckOption } from './check-list.tsx';

/** A facet whose values are chosen from a list. */
export type ListedFacet = Exclude<FacetName, 'publishYear'>;

/** A facet as it is shown. */
export interface Facet {
  readonly name: ListedFacet;
  readonly values: readonly CheckOption[];
  /** Values that the answer did not bring. */
  readonly more: number;
  /** Values stand below others. */
  readonly tree: boolean;
}

/** From what readers narrow by most to what they narrow by least. */
export const FACET_ORDER: readonly FacetName[] = [
  'docCode',
  'resourceType',
  'publishYear',
  'langCode',
  'libCode',
  'campusId',
  'locationId',
  'discode1',
  'kindNo',
  'subject',
  'author',
  'publisher',
  'countryCode',
  'collectionName',
];

/**
 * One facet of an answer; undefined where nothing can be narrowed by it. A chosen value that no hit has any more stays in sight, so
 * that it can be unchosen. Series are not counted with the answer, there being as many as records: all of them are still to come.
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
  const [only] = values;
  const saysNothing = values.length === 1 && only?.count === answer.numFound && state[name].length === 0;
  if (more === 0 && (values.length === 0 || saysNothing)) return undefined;
  return { name, values, more, tree: counted.some(({ parent }) => parent !== undefined) };
}

function depthOf(
  parent: string | undefined,
  values: readonly { readonly value: string; readonly parent?: string | undefined }[],
): number {
  if (parent === undefined) return 0;
  return 1 + depthOf(values.find(({ value }) => value === parent)?.parent, values);
}
