import type { CitedBib } from './cited-bib.ts';
import { invertedName } from './person-name.ts';
import { referenceOf } from './reference.ts';
import { REFERENCE_TYPES } from './reference-types.ts';

/** References in EndNote's tagged format (refer with additional tags), in UTF-8, separated by blank lines. */
export function writeEndnote(bibs: readonly CitedBib[]): string {
  return bibs.map(endnoteRecord).join('\n');
}

function endnoteRecord({ id, bib, url }: CitedBib): string {
  const reference = referenceOf(bib);
  const { host, series } = reference;
  const fields: (readonly [string, string | number | undefined])[] = [
    ['0', REFERENCE_TYPES[bib.docType].endnote],
    ...reference.authors.map((name) => ['A', invertedName(name)] as const),
    ...reference.editors.map((name) => ['E', invertedName(name)] as const),
    ...reference.translators.map((name) => ['?', invertedName(name)] as const),
    ['T', reference.title],
    ['J', host?.title],
    ['B', host ? undefined : series?.title],
    ['V', host ? host.part : series?.number],
    ['D', reference.year],
    ['7', reference.edition],
    ['C', reference.place],
    ['I', reference.publisher],
    ['P', reference.pages],
    ...reference.isbns.map((isbn) => ['@', isbn] as const),
    ['@', reference.issn],
    ['R', reference.doi],
    ...reference.languages.map((language) => ['G', language] as const),
    ...reference.subjects.map((subject) => ['K', subject] as const),
    ['X', reference.abstract],
    ['U', url],
    ['M', id],
  ];
  return fields.flatMap(([tag, value]) => (value === undefined ? [] : [`%${tag} ${value}\n`])).join('');
}
