import type { DataField } from '../../marc-record.ts';
import { first } from '../subfields.ts';

/** The first subfield present, in the order of `codes`. "None" counts as absent: a common export writes it. */
export function pick(field: DataField, codes: string | undefined): string | undefined {
  if (codes === undefined) return undefined;
  for (const code of codes) {
    const text = first(field, code);
    if (text !== undefined && text !== 'None') return text;
  }
  return undefined;
}
