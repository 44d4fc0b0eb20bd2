import { FACET_FIELDS, type FacetField } from '../../search-document.ts';

/**
 * The fields whose values are few share one column, "the combination": a document keeps one number for all of them. Counting all of
 * these facets then costs one step per hit, and a filter on any of them is one table look-up. The others have a column each.
 */
export const COMBINED_FIELDS = [
  'docType',
  'language',
  'year',
  'onShelf',
  'source',
  'coreList',
  'degree',
  'verification',
] as const satisfies readonly FacetField[];
export type CombinedField = (typeof COMBINED_FIELDS)[number];

export type SeparateField = Exclude<FacetField, CombinedField>;
export const SEPARATE_FIELDS = FACET_FIELDS.filter((field) => !isCombined(field)) as readonly SeparateField[];

/** A column of a segment: one number, or several, for each document. */
export type ColumnName = SeparateField | 'combination';
export const COLUMNS: readonly ColumnName[] = ['combination', ...SEPARATE_FIELDS];

/** What has value ordinals in an index: every facet field, the combinations, and the concepts of its model of meaning. */
export type ValueField = FacetField | 'combination' | 'concept';
export const VALUE_FIELDS: readonly ValueField[] = ['combination', 'concept', ...FACET_FIELDS];

export function isCombined(field: FacetField): field is CombinedField {
  return (COMBINED_FIELDS as readonly FacetField[]).includes(field);
}

export function columnOf(field: FacetField): ColumnName {
  return isCombined(field) ? 'combination' : field;
}

/** A combination as text: the ordinals of each combined field in their order, `3,7;1;120;;`. */
export function combinationKey(ordinals: readonly (readonly number[])[]): string {
  return ordinals.map((list) => list.join(',')).join(';');
}

/** The ordinals of one combined field in a combination. */
export function combinationPart(key: string, part: number): number[] {
  const list = key.split(';')[part];
  return list === undefined || list === '' ? [] : list.split(',').map(Number);
}
