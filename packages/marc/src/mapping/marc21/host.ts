import { formatIssn } from '@lectern/rules/issn';
import type { HostItem } from '../../bib.ts';
import type { FieldIndex } from '../field-index.ts';
import { hostNumbers } from '../host-numbers.ts';
import { trimIsbd } from '../punctuation.ts';
import { all, first } from '../subfields.ts';
import { inBothScripts } from '../two-scripts.ts';

/** The journal or volume that holds an article or chapter (773). */
export function mapHost(index: FieldIndex): HostItem | undefined {
  const field = index.first('773');
  if (field === undefined) return undefined;
  const { value, vernacular } = inBothScripts(index, field, (f) =>
    trimIsbd(first(f, 't') ?? first(f, 'a') ?? ''),
  );
  if (value === '') return undefined;
  const part = first(field, 'g');
  const number = first(field, 'x');
  const issn = number === undefined ? undefined : formatIssn(number);
  return {
    title: value,
    ...(vernacular !== undefined && { vernacular }),
    ...(part !== undefined && { part: trimIsbd(part) }),
    ...(issn !== undefined && { issn }),
    ...hostNumbers(all(field, 'w'), first(field, 'z')),
  };
}
