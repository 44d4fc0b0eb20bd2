import type { KeywordField, SearchField } from '../search-document.ts';
import { stemsOf } from './stem/stems.ts';
import { languagesOfField } from './stemmed-fields.ts';

/** One way in which a unit can be written. */
export interface UnitForm {
  /** Terms of the index, all of which must occur. */
  readonly terms: readonly string[];
  /** Whether they must stand at consecutive positions, in order; else anywhere in the record. */
  readonly adjacent: boolean;
  /** The share that this form scores of what the unit's own form scores; 1 where absent. */
  readonly weight?: number;
}

/**
 * What must be found together: a word, linked words (3-D), or a run of a script without spaces. A record has the unit
 * when it has its own terms or one of the `alternatives`: other spellings, stems, synonyms.
 */
export interface QueryUnit extends UnitForm {
  readonly alternatives: readonly UnitForm[];
  /** A word that says little beside the others: a record need not have it where all words are wanted. */
  readonly optional?: boolean;
  /** Numbers of a record that the unit may be: a record with one of them has the unit. */
  readonly numbers?: readonly NumberForm[];
}

/** A number as a keyword field holds it (see keyword.ts). */
export interface NumberForm {
  readonly field: KeywordField;
  readonly value: string;
}

export interface UnitOptions {
  /** Languages (ISO 639-2/B) whose stems a word stands for and whose articles and prepositions may be missing. */
  readonly languages?: readonly string[];
  /** The field that is searched: names have no stems. */
  readonly field?: SearchField;
}

/** The share that a stem scores of what the typed word scores. */
const STEM_WEIGHT = 0.6;

/** The forms that a word has by its stems. */
export function stemForms(term: string, { languages, field = 'any' }: UnitOptions): UnitForm[] {
  const stems = stemsOf(languagesOfField(field, languages))?.ofQuery(term) ?? [];
  return stems.map((stem) => oneTerm(stem, STEM_WEIGHT));
}

/** A form that is one term of the index. */
export function oneTerm(term: string, weight: number): UnitForm {
  return { terms: [term], adjacent: true, weight };
}
