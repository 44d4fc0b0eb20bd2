import type { Bib, Isbn } from '../../bib.ts';
import type { FieldIndex } from '../field-index.ts';
import { addSystemNumbers, bareDoi, IdentifierList } from '../identifier-list.ts';
import { IsbnList } from '../isbn-list.ts';
import { issnsOf } from '../issn-list.ts';
import { all, first } from '../subfields.ts';

/** The ISBNs of 010 ($a number, $b qualification, $d price, $z wrong number) and 073 (EAN). */
export function mapIsbns(index: FieldIndex): Isbn[] {
  const list = new IsbnList();
  const fields = index.fields('010');
  for (const field of fields) {
    const number = first(field, 'a');
    if (number !== undefined) list.add(number, { qualifier: first(field, 'b'), price: first(field, 'd') });
  }
  for (const field of index.fields('073')) {
    const number = first(field, 'a');
    if (number?.startsWith('97')) list.add(number);
  }
  for (const field of fields) for (const wrong of all(field, 'z')) list.add(wrong, { wrong: true });
  return list.isbns;
}

/** The ISSNs of 011: $a number and $f linking ISSN; and the cancelled ($y) and wrong ones ($z). */
export function mapIssns(index: FieldIndex): Pick<Bib, 'issns' | 'formerIssns'> {
  return issnsOf(index.fields('011'), 'af', 'yz');
}

/** Identifiers other than ISBN and ISSN; 091 is the 统一书号 of Chinese books before 1987. */
export function mapIdentifiers(index: FieldIndex): Bib['identifiers'] {
  const list = new IdentifierList();
  for (const [tag, kind] of [
    ['013', 'ismn'],
    ['016', 'isrc'],
    ['020', 'national'],
    ['022', 'govdoc'],
    ['040', 'coden'],
    ['091', 'unified-book-number'],
  ] as const) {
    for (const field of index.fields(tag)) list.add(kind, first(field, tag === '020' ? 'b' : 'a'));
  }
  for (const field of index.fields('017')) {
    const kind = first(field, '2')?.toLowerCase() ?? 'other';
    const number = first(field, 'a');
    if (number !== undefined) list.add(kind, kind === 'doi' ? bareDoi(number) : number);
  }
  addSystemNumbers(list, index);
  for (const field of index.fields('071'))
    list.add('publisher-number', all(field, 'ba').join(' ') || undefined);
  for (const field of index.fields('073')) {
    const ean = first(field, 'a');
    if (ean !== undefined && !ean.startsWith('97')) list.add('ean', ean);
  }
  return list.identifiers;
}
