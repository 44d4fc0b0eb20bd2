import type { Thesis } from '../../bib.ts';
import type { FieldIndex } from '../field-index.ts';
import { trimIsbd } from '../punctuation.ts';
import { first } from '../subfields.ts';
import { readThesisNote, thesisOf } from '../thesis-note.ts';

/** Degree, institution and year from the dissertation note (502): its subfields, or one text in $a. */
export function mapThesis(index: FieldIndex): Thesis | undefined {
  const field = index.first('502');
  if (field === undefined) return undefined;
  const note = first(field, 'a');
  const part = (code: string) => trimIsbd(first(field, code) ?? '') || undefined;
  return {
    ...(note !== undefined && readThesisNote(note)),
    ...thesisOf({ degree: part('b'), institution: part('c'), year: part('d') }),
  };
}
