import type { QueryUnit } from '../analysis/unit-forms.ts';
import type { SearchField, TextField } from '../search-document.ts';
import type { Query } from '../search-engine.ts';

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

/** Where years and editions stand, among other texts. */
const IMPRINT: TextField = 'notes';
const EDITION = /^(?:\d|ed(?:ition|itio|n)?$|edicion$|aufl(?:age)?$)|^第|版$/u;

/** A single word says too little about a record that has it in another field. */
const LEAST_TERMS = 2;
/** Longer texts are copied from one field. A Han title has a term for each of its characters. */
const MOST_TERMS = 64;
const MOST_UNITS = 16;

/**
 * The fields of records that a search of one field finds too, after all others: readers type the author, the series or the publisher
 * beside a title, and title words beside a subject. Undefined for other fields, for a single word and for a long text.
 */
export function mixedFieldsOf(
  { field, beside }: Pick<Query & { kind: 'text' }, 'field' | 'beside'>,
  required: readonly QueryUnit[],
): MixedFields | undefined {
  const fields = MIXED[field];
  const terms = required.reduce((sum, unit) => sum + unit.terms.length, 0);
  if (fields === undefined || terms > MOST_TERMS || required.length > MOST_UNITS) return undefined;
  if (beside === true) return { anchors: fields.all, all: fields.all };
  return terms < LEAST_TERMS ? undefined : fields;
}

/** Where one of the words may stand: a year or an edition in the imprint too. */
export function fieldsOfWord({ all }: MixedFields, { terms }: QueryUnit): readonly TextField[] {
  return terms.some((term) => EDITION.test(term)) ? [...all, IMPRINT] : all;
}

/** Whether a search of a field finds words in other fields too. */
export function isMixed(field: SearchField): boolean {
  return MIXED[field] !== undefined;
}

/** Whether a search of one field may also find its words in another field. */
export function mayStandIn(searched: SearchField, field: TextField): boolean {
  return MIXED[searched]?.all.includes(field) ?? false;
}
