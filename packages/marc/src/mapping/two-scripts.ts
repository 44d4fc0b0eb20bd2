import type { NameParts } from '../bib.ts';
import type { DataField } from '../marc-record.ts';
import type { FieldIndex } from './field-index.ts';
import { hasWords } from './placeholder.ts';
import { scriptOf } from './script.ts';

/** One text of a record in its two scripts. Which is the original is decided by the letters, not by the field. */
export interface TwoScripts {
  /** The text of the regular field. */
  readonly value: string;
  /** The text in the original script, if the regular field is romanised. */
  readonly vernacular?: string;
  /** The text in Latin letters, if the regular field is in the original script. */
  readonly romanised?: string;
}

/**
 * The texts of a field and its pair, both read by `read`. The pair is left out if its text is empty or the same. A text without letters
 * and digits only holds the place of its pair ("<>").
 */
export function inBothScripts(
  index: FieldIndex,
  field: DataField,
  read: (field: DataField) => string,
): TwoScripts {
  const value = read(field);
  const pair = index.pair(field);
  if (pair === undefined) return { value };
  const other = read(pair);
  if (!hasWords(other) || other === value) return { value };
  if (!hasWords(value)) return { value: other };
  return scriptOf(other) === 'latin' && scriptOf(value) !== 'latin'
    ? { value, romanised: other }
    : { value, vernacular: other };
}

/** The parts of a name, read from the field whose text `inBothScripts` gives as vernacular, else as value. */
export function partsOf(
  index: FieldIndex,
  field: DataField,
  read: (field: DataField) => NameParts | undefined,
): NameParts | undefined {
  const pair = index.pair(field);
  const own = read(field);
  const other = pair === undefined ? undefined : read(pair);
  if (own === undefined || !hasWords(own.entry + (own.rest ?? ''))) return other;
  const isRomanised =
    other !== undefined && scriptOf(other.entry) === 'latin' && scriptOf(own.entry) !== 'latin';
  return isRomanised ? own : (other ?? own);
}
