import { formatIssn } from '@lectern/rules/issn';
import type { HostItem } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import type { FieldIndex } from '../field-index.ts';
import { hostNumbers } from '../host-numbers.ts';
import { type PartNumbers, readEnumeration, readPartNumbers } from '../part-numbers.ts';
import { placeOrPublisher } from '../place-and-publisher.ts';
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
  const part = all(field, 'g').map(trimIsbd).join(', ');
  const number = first(field, 'x');
  const issn = number === undefined ? undefined : formatIssn(number);
  const numbers = numbersOf(field, part);
  const creator = first(field, 't') === undefined ? undefined : first(field, 'a');
  const isBook = issn === undefined && isMonograph(field, numbers);
  return {
    title: value,
    ...(vernacular !== undefined && { vernacular }),
    ...(part !== '' && { part }),
    ...numbers,
    ...(isBook && { isBook }),
    ...(creator !== undefined && { creator: trimIsbd(creator) }),
    ...(isBook && imprintOf(first(field, 'd') ?? '')),
    ...(issn !== undefined && { issn }),
    ...hostNumbers(all(field, 'w'), first(field, 'z')),
  };
}

/** The statement in words ($g) before the coded one ($q). The date of the host ($d) is that of the part if neither has one. */
function numbersOf(field: DataField, part: string): PartNumbers {
  const { year } = readPartNumbers(first(field, 'd') ?? '');
  return {
    ...(year !== undefined && { year }),
    ...readEnumeration(first(field, 'q') ?? ''),
    ...readPartNumbers(part),
  };
}

/** Whether the host has the level of a monograph ($7/3), an ISBN, or a publisher and neither volume nor issue. */
function isMonograph(field: DataField, { volume, issue }: PartNumbers): boolean {
  const level = first(field, '7')?.charAt(3);
  if (level === 'm' || level === 's') return level === 'm';
  if (first(field, 'z') !== undefined) return true;
  return volume === undefined && issue === undefined && first(field, 'd')?.includes(' : ') === true;
}

/** Place and publisher in "York : Press, 1993." */
function imprintOf(text: string): Pick<HostItem, 'place' | 'publisher'> {
  const [placeText = '', house] = text.split(' : ', 2);
  const place = house === undefined ? undefined : placeOrPublisher(placeText);
  const publisher = placeOrPublisher((house ?? '').replace(/,? ?\[?\d{4}\]?\.?$/, ''));
  return { ...(place !== undefined && { place }), ...(publisher !== undefined && { publisher }) };
}
