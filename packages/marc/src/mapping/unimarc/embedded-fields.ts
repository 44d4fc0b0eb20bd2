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
  readonly author?: string;
  readonly volume?: string;
  readonly issn?: string;
  readonly isbn?: string;
  readonly controlNumber?: string;
  readonly date?: string;
  readonly pages?: string;
}

/** The data of the linked record in a linking field, for both techniques. */
export function readLinked(field: DataField): LinkedRecord {
  const inside = embeddedFields(field);
  if (inside.length === 0) {
    return {
      title: first(field, 't') ?? first(field, 'a'),
      author: first(field, 't') === undefined ? undefined : first(field, 'a'),
      volume: first(field, 'v'),
      issn: first(field, 'x'),
      isbn: first(field, 'y'),
      controlNumber: first(field, '0') ?? first(field, '3'),
      date: first(field, 'd'),
      pages: first(field, 'p'),
    };
  }
  const titles = inside.find(({ tag }) => tag === '200' || tag === '500');
  const textIn = (tag: string, code: string) => {
    const found = inside.find((one) => one.tag === tag);
    return found === undefined ? undefined : first(found, code);
  };
  return {
    title: titles === undefined ? undefined : first(titles, 'a'),
    volume: titles === undefined ? undefined : first(titles, 'v'),
    issn: textIn('011', 'a'),
    isbn: textIn('010', 'a'),
    controlNumber: controlNumberIn(field),
    date: textIn('210', 'd'),
    pages: textIn('215', 'a'),
  };
}

/** The control number of the linked record: a $1 with "001" and the number, without indicators and subfields. */
function controlNumberIn(field: DataField): string | undefined {
  const control = field.subfields.find(({ code, value }) => code === '1' && value.startsWith('001'));
  return control?.value.slice(3).trim() || undefined;
}
