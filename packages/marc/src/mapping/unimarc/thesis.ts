import type { Thesis } from '../../bib.ts';
import type { FieldIndex } from '../field-index.ts';
import { first } from '../subfields.ts';
import { readThesisNote, thesisOf } from '../thesis-note.ts';

/** Degree, institution and year from the thesis note (328): its subfields, or one text in $a. */
export function mapThesis(index: FieldIndex): Thesis | undefined {
  const field = index.first('328');
  if (field === undefined) return undefined;
  const note = first(field, 'a');
  return {
    ...(note !== undefined && readThesisNote(note)),
    ...thesisOf({ degree: first(field, 'b'), institution: first(field, 'e'), year: first(field, 'd') }),
  };
}
