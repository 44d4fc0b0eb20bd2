import type { CitedBib } from './cited-bib.ts';
import { invertedName } from './person-name.ts';
import { kindOf, referenceOf } from './reference.ts';
import { REFERENCE_TYPES } from './reference-types.ts';

/**
 * References in RIS, in UTF-8. Each line has a tag of two letters, two spaces, a hyphen, a space and the value, and ends
 * with CRLF. All reference managers read RIS.
 */
export function writeRis(bibs: readonly CitedBib[]): string {
  return bibs.map(risRecord).join('\r\n');
}

function risRecord({ id, bib, url }: CitedBib): string {
  const reference = referenceOf(bib);
  const { host, series, thesis } = reference;
  const fields: (readonly [string, string | number | undefined])[] = [
    ['TY', REFERENCE_TYPES[kindOf(reference)].ris],
    ['ID', id],
    ['TI', reference.title],
    ...reference.authors.map((name) => ['AU', invertedName(name)] as const),
    ...reference.editors.map((name) => ['ED', invertedName(name)] as const),
    ...reference.translators.map((name) => ['A4', invertedName(name)] as const),
    ['T2', host?.title ?? series?.title],
    ['A2', host?.author && invertedName(host.author)],
    ['VL', host ? host.volume : series?.number],
    ['IS', host?.issue],
    ['PY', reference.year],
    ['ET', reference.edition],
    ['CY', reference.place],
    ['PB', thesis?.institution ?? reference.publisher],
    ['M3', thesis?.degree],
    ['SP', host ? host.firstPage : reference.pages],
    ['EP', host?.lastPage],
    ...reference.isbns.map((isbn) => ['SN', isbn] as const),
    ['SN', reference.issn],
    ['DO', reference.doi],
    ...reference.languages.map((language) => ['LA', language] as const),
    ...reference.subjects.map((subject) => ['KW', subject] as const),
    ['AB', reference.abstract],
    ['L2', reference.fullText],
    ['UR', url],
  ];
  const lines = fields.flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${value}\r\n`]));
  return `${lines.join('')}ER  - \r\n`;
}
