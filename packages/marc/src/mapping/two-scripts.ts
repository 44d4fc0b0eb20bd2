import type { DataField } from '../marc-record.ts';
import type { FieldIndex } from './field-index.ts';
import { scriptOf } from './script.ts';

/** One statement in the two scripts of a record, told apart by what they are, not by which field holds them. */
export interface TwoScripts {
  /** What the record's own field says. */
  readonly value: string;
  /** The original script, where the field itself is a romanisation. */
  readonly vernacular?: string;
  /** The Latin form, where the field itself is in the original script. */
  readonly romanised?: string;
}

/** Reads a field and its pair with the same reader; a pair that says nothing, or the same, is left out. */
export function inBothScripts(
  index: FieldIndex,
  field: DataField,
  read: (field: DataField) => string,
): TwoScripts {
  const value = read(field);
  const pair = index.pair(field);
  if (pair === undefined) return { value };
  const other = read(pair);
  if (other === '' || other === value) return { value };
  if (value === '') return { value: other };
  return scriptOf(other) === 'latin' && scriptOf(value) !== 'latin'
    ? { value, romanised: other }
    : { value, vernacular: other };
}
