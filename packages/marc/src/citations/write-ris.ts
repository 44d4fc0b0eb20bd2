import type { CitedBib } from './cited-bib.ts';
import { invertedName } from './person-name.ts';
import { referenceOf } from './reference.ts';
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
  const { host, series } = reference;
  const fields: (readonly [string, string | number | undefined])[] = [
    ['TY', REFERENCE_TYPES[bib.docType].ris],
    ['ID', id],
    ['TI', reference.title],
    ...reference.authors.map((name) => ['AU', invertedName(name)] as const),
    ...reference.editors.map((name) => ['ED', invertedName(name)] as const),
    ...reference.translators.map((name) => ['A4', invertedName(name)] as const),
    ['T2', host?.title ?? series?.title],
    ['VL', host ? host.part : series?.number],
    ['PY', reference.year],
    ['ET', reference.edition],
    ['CY', reference.place],
    ['PB', reference.publisher],
    ['SP', reference.pages],
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
