import type { Bib, Isbn } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { addSystemNumbers, bareDoi, IdentifierList, normaliseLccn, oclcNumber } from '../identifier-list.ts';
import { IsbnList } from '../isbn-list.ts';
import { issnsOf } from '../issn-list.ts';
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

/** The ISSNs of 022: the number and the linking ISSN; and the cancelled ($m, $z) and wrong ones ($y). */
export function mapIssns(index: FieldIndex): Pick<Bib, 'issns' | 'formerIssns'> {
  return issnsOf(index.fields('022'), 'al', 'myz');
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
  addSystemNumbers(list, index);
  // Control numbers of the OCLC itself, and those of records that it merged with this one.
  if (index.control('003')?.trim() === 'OCoLC')
    list.add('oclc', oclcNumber(`(OCoLC)${index.control('001') ?? ''}`));
  for (const field of index.fields('019'))
    for (const number of all(field, 'a')) list.add('oclc', oclcNumber(`(OCoLC)${number}`));
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
