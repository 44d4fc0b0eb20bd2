import type { QueryUnit } from '../analysis/unit-forms.ts';
import type { SearchField, TextField } from '../search-engine.ts';

/** Where words of a search of one field may stand instead of this field. */
export interface MixedFields {
  /** One of the words must stand here. */
  readonly anchors: readonly TextField[];
  /** Each word must stand in one of these; they include the anchors. */
  readonly all: readonly TextField[];
}

const MIXED: Partial<Record<SearchField, MixedFields>> = {
  title: { anchors: ['title', 'series'], all: ['title', 'author', 'series', 'publisher'] },
  subject: { anchors: ['subject'], all: ['subject', 'title'] },
};

/** A single word says too little about a record that has it in another field. */
const LEAST_TERMS = 2;
/** Longer texts are copied from one field. */
const MOST_TERMS = 16;

/**
 * The fields of records that a search of one field finds too, after all others: readers type the author, the series or the publisher
 * beside a title, and title words beside a subject. Undefined for other fields, for a single word and for a long text.
 */
export function mixedFieldsOf(field: SearchField, required: readonly QueryUnit[]): MixedFields | undefined {
  const terms = required.reduce((sum, unit) => sum + unit.terms.length, 0);
  return terms < LEAST_TERMS || terms > MOST_TERMS ? undefined : MIXED[field];
}

/** Whether a search of one field may also find its words in another field. */
export function mayStandIn(searched: SearchField, field: TextField): boolean {
  return MIXED[searched]?.all.includes(field) ?? false;
}
