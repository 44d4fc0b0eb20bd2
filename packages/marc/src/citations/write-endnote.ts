import type { CitedBib } from './cited-bib.ts';
import { type CitedName, invertedName } from './person-name.ts';
import { kindOf, referenceOf } from './reference.ts';
import { REFERENCE_TYPES } from './reference-types.ts';

/** References in EndNote's tagged format (refer with additional tags), in UTF-8, separated by blank lines. */
export function writeEndnote(bibs: readonly CitedBib[]): string {
  return bibs.map(endnoteRecord).join('\n');
}

function endnoteRecord({ id, bib, url }: CitedBib): string {
  const reference = referenceOf(bib);
  const { host, series, thesis } = reference;
  const pageRange = host && [host.firstPage, host.lastPage].filter(Boolean).join('-');
  const fields: (readonly [string, string | number | undefined])[] = [
    ['0', REFERENCE_TYPES[kindOf(reference)].endnote],
    ...reference.authors.map((name) => ['A', endnoteName(name)] as const),
    ...reference.editors.map((name) => ['E', endnoteName(name)] as const),
    ...reference.translators.map((name) => ['?', endnoteName(name)] as const),
    ['T', reference.title],
    ['J', host?.isBook ? undefined : host?.title],
    ['B', host?.isBook ? host.title : host ? undefined : series?.title],
    ['V', host ? host.volume : series?.number],
    ['N', host?.issue],
    ['D', reference.year],
    ['7', reference.edition],
    ['C', reference.place],
    ['I', thesis?.institution ?? reference.publisher],
    ['9', thesis?.degree],
    ['P', host ? pageRange || undefined : reference.pages],
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

/** A name as EndNote reads it: a comma ends a whole name, or it would be divided at a space; a comma inside is doubled. */
function endnoteName(name: CitedName): string {
  if (!('whole' in name)) return invertedName(name);
  if (name.whole.includes(',')) return name.whole.replace(',', ',,');
  return name.whole.includes(' ') ? `${name.whole},` : name.whole;
}
