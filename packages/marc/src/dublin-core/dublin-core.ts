import type { Bib } from '../bib.ts';
import { invertedName } from '../citations/person-name.ts';
import { isWebAddress, referenceOf } from '../citations/reference.ts';
import { DCMI_TYPES } from './dcmi-types.ts';

/** The fifteen elements of Dublin Core 1.1 (ISO 15836-1), in the order in which they are written. */
export type DublinCoreElement =
  | 'title'
  | 'creator'
  | 'contributor'
  | 'publisher'
  | 'date'
  | 'type'
  | 'format'
  | 'language'
  | 'subject'
  | 'description'
  | 'relation'
  | 'coverage'
  | 'source'
  | 'identifier'
  | 'rights';

export type DublinCoreStatement = readonly [DublinCoreElement, string];

/** A bib in Dublin Core, mapped from Bib. Source: the MARC to Dublin Core crosswalk of the Library of Congress. */
export function dublinCoreOf(bib: Bib): DublinCoreStatement[] {
  const reference = referenceOf(bib);
  const statements: (readonly [DublinCoreElement, string | number | undefined])[] = [
    ['title', reference.title],
    ...reference.authors.map((name) => ['creator', invertedName(name)] as const),
    ...[...reference.editors, ...reference.translators].map(
      (name) => ['contributor', invertedName(name)] as const,
    ),
    ['publisher', reference.publisher],
    ['date', reference.year],
    ['type', DCMI_TYPES[bib.docType]],
    ...bib.physical.map((extent) => ['format', extent] as const),
    ...reference.languages.map((language) => ['language', language] as const),
    ...reference.subjects.map((subject) => ['subject', subject] as const),
    ...bib.classes.map(({ notation }) => ['subject', notation] as const),
    ...bib.abstracts.map((text) => ['description', text] as const),
    ...bib.contents.map((text) => ['description', text] as const),
    ['relation', reference.series?.title],
    ['source', reference.host?.title],
    ...bib.isbns.flatMap(({ value, valid }) => (valid ? [['identifier', `urn:ISBN:${value}`] as const] : [])),
    ...bib.issns.map((issn) => ['identifier', `urn:ISSN:${issn}`] as const),
    ['identifier', reference.doi && `https://doi.org/${reference.doi}`],
    ...bib.links.flatMap(({ url }) => (isWebAddress(url) ? [['identifier', url] as const] : [])),
  ];
  return statements.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
}
