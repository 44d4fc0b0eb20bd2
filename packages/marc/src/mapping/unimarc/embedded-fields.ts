import type { DataField, Subfield } from '../../marc-record.ts';
import { first } from '../subfields.ts';

/**
 * The fields inside a linking field (4XX). Each $1 begins one with tag and indicators ("2001 "); the subfields after it
 * belong to that field. Empty if the linking field uses the other technique, with $t and $v.
 */
export function embeddedFields(field: DataField): DataField[] {
  const fields: { tag: string; ind1: string; ind2: string; subfields: Subfield[] }[] = [];
  for (const subfield of field.subfields) {
    if (subfield.code === '1') {
      const head = subfield.value;
      fields.push({ tag: head.slice(0, 3), ind1: head.charAt(3), ind2: head.charAt(4), subfields: [] });
    } else fields.at(-1)?.subfields.push(subfield);
  }
  return fields;
}

export interface LinkedRecord {
  readonly title?: string;
  readonly volume?: string;
  readonly issn?: string;
}

/** The title, volume and ISSN in a linking field, for both techniques. */
export function readLinked(field: DataField): LinkedRecord {
  const inside = embeddedFields(field);
  if (inside.length === 0) {
    return {
      title: first(field, 't') ?? first(field, 'a'),
      volume: first(field, 'v'),
      issn: first(field, 'x'),
    };
  }
  const titles = inside.find(({ tag }) => tag === '200' || tag === '500');
  const numbers = inside.find(({ tag }) => tag === '011');
  return {
    title: titles === undefined ? undefined : first(titles, 'a'),
    volume: titles === undefined ? undefined : first(titles, 'v'),
    issn: numbers === undefined ? undefined : first(numbers, 'a'),
  };
}
