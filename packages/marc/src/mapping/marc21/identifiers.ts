import type { Bib, Isbn } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { bareDoi, IdentifierList, normaliseLccn, oclcNumber } from '../identifier-list.ts';
import { IsbnList } from '../isbn-list.ts';
import { issnList } from '../issn-list.ts';
import { all, first } from '../subfields.ts';

/** The ISBNs of 020 and the EANs of 024 that are ISBNs. 020 $z is a cancelled or wrong number. */
export function mapIsbns(index: FieldIndex): Isbn[] {
  const list = new IsbnList();
  const fields = index.fields('020');
  for (const field of fields) {
    const qualifier = all(field, 'q').join(' ') || undefined;
    const price = first(field, 'c');
    for (const { code, value } of field.subfields)
      if (code === 'a') list.add(cleanText(value), { qualifier, price });
  }
  for (const field of index.fields('024')) {
    const number = field.ind1 === '3' ? first(field, 'a') : undefined;
    if (number?.startsWith('97')) list.add(number);
  }
  for (const field of fields) for (const wrong of all(field, 'z')) list.add(wrong, { wrong: true });
  return list.isbns;
}

/** The ISSNs of 022: the number and the linking ISSN, then cancelled and wrong ones. */
export function mapIssns(index: FieldIndex): string[] {
  if (!index.has('022')) return [];
  const fields = index.fields('022');
  return issnList([...fields.flatMap((f) => all(f, 'al')), ...fields.flatMap((f) => all(f, 'myz'))]);
}

/** The kind of a number in 024, by first indicator. With indicator 7 the kind is in $2. */
const STANDARD_KINDS: Readonly<Record<string, string>> = {
  '0': 'isrc',
  '1': 'upc',
  '2': 'ismn',
  '3': 'ean',
  '4': 'sici',
  '8': 'other',
};

/** Identifiers other than ISBN and ISSN. */
export function mapIdentifiers(index: FieldIndex): Bib['identifiers'] {
  const list = new IdentifierList();
  for (const field of index.fields('010')) {
    const lccn = first(field, 'a');
    if (lccn !== undefined) list.add('lccn', normaliseLccn(lccn));
  }
  for (const field of index.fields('024')) addStandardNumber(list, field);
  for (const field of index.fields('027')) list.add('report', first(field, 'a'));
  for (const field of index.fields('028'))
    list.add('publisher-number', all(field, 'ba').join(' ') || undefined);
  for (const field of index.fields('030')) list.add('coden', first(field, 'a'));
  for (const field of index.fields('035')) {
    for (const number of all(field, 'a')) {
      const oclc = oclcNumber(number);
      list.add(oclc === undefined ? 'system' : 'oclc', oclc ?? number);
    }
  }
  for (const field of index.fields('086')) list.add('govdoc', first(field, 'a'));
  for (const field of index.fields('088')) list.add('report', first(field, 'a'));
  return list.identifiers;
}

function addStandardNumber(list: IdentifierList, field: DataField): void {
  const number = first(field, 'a');
  if (number === undefined) return;
  const kind =
    field.ind1 === '7' ? (first(field, '2')?.toLowerCase() ?? 'other') : STANDARD_KINDS[field.ind1];
  if (kind === 'ean' && number.startsWith('97')) return;
  list.add(kind ?? 'other', kind === 'doi' ? bareDoi(number) : number);
}
