import type { Bib, Creator, HostItem, Subject } from '../bib.ts';
import type { CitedBib } from '../citations/cited-bib.ts';
import { citedName, familyName, givenName } from '../citations/person-name.ts';
import { isWebAddress } from '../citations/reference.ts';
import { element, type Markup, xmlDocument } from '../xml/element.ts';
import { MODS_TYPES } from './mods-types.ts';

const NAMESPACE = 'http://www.loc.gov/mods/v3';
const VERSION = '3.7';

/** A bib as one `mods` element (Library of Congress, MODS 3.7). */
export function writeMods(bib: CitedBib): string {
  return recordElement(bib).markup;
}

/** Several bibs as one XML document. */
export function writeModsCollection(bibs: readonly CitedBib[]): string {
  return xmlDocument(element('modsCollection', { xmlns: NAMESPACE }, bibs.map(recordElement)));
}

function recordElement({ id, bib, url }: CitedBib): Markup {
  return element('mods', { xmlns: NAMESPACE, version: VERSION }, [
    ...titles(bib),
    ...bib.creators.map(name),
    ...grantor(bib),
    element('typeOfResource', {}, MODS_TYPES[bib.docType]),
    originInfo(bib),
    ...bib.languages.map((code) =>
      element('language', {}, element('languageTerm', { type: 'code', authority: 'iso639-2b' }, code)),
    ),
    ...texts('abstract', bib.abstracts),
    ...texts('tableOfContents', bib.contents),
    ...texts('note', bib.notes),
    ...(bib.responsibility
      ? [element('note', { type: 'statement of responsibility' }, bib.responsibility)]
      : []),
    ...bib.physical.map((extent) => element('physicalDescription', {}, element('extent', {}, extent))),
    ...bib.subjects.map(subject),
    ...bib.classes.map(({ scheme, notation }) => element('classification', { authority: scheme }, notation)),
    ...related(bib),
    ...identifiers(bib),
    ...bib.links
      .filter((link) => isWebAddress(link.url))
      .map((link) => element('location', {}, element('url', { displayLabel: link.label }, link.url))),
    element('location', {}, element('url', { usage: 'primary display', access: 'object in context' }, url)),
    element('recordInfo', {}, element('recordIdentifier', {}, id)),
  ]);
}

/** The MODS type of each kind of title other than the main one. Titles of contained and related works are left out. */
const TITLE_TYPES: Readonly<Record<string, string | undefined>> = {
  parallel: 'translated',
  variant: 'alternative',
  uniform: 'uniform',
  abbreviated: 'abbreviated',
  former: 'alternative',
  later: 'alternative',
};

function titles(bib: Bib): Markup[] {
  const title = (type: string | undefined, value: string) =>
    element('titleInfo', { type }, element('title', {}, value));
  const others = bib.titles.flatMap(({ kind, value, vernacular }) => {
    const type = TITLE_TYPES[kind];
    return type ? [value, ...(vernacular ? [vernacular] : [])].map((text) => title(type, text)) : [];
  });
  return [title(undefined, bib.title), ...others];
}

const NAME_TYPES = { person: 'personal', corporate: 'corporate', meeting: 'conference' } as const;

function name(creator: Creator): Markup {
  const roles = creator.roles.map((role) => {
    const term = /^[a-z]{3}$/.test(role) ? { type: 'code', authority: 'marcrelator' } : { type: 'text' };
    return element('role', {}, element('roleTerm', term, role));
  });
  return element('name', { type: NAME_TYPES[creator.kind], usage: creator.primary ? 'primary' : undefined }, [
    ...nameParts(creator),
    ...(creator.dates ? [element('namePart', { type: 'date' }, creator.dates)] : []),
    ...roles,
  ]);
}

/** The body that granted the degree of a thesis. */
function grantor({ thesis }: Bib): Markup[] {
  if (thesis?.institution === undefined) return [];
  const role = element('roleTerm', { type: 'code', authority: 'marcrelator' }, 'dgg');
  return [
    element('name', { type: 'corporate' }, [
      element('namePart', {}, thesis.institution),
      element('role', {}, role),
    ]),
  ];
}

/** The name in its parts. Numerals, titles and suffixes are terms of address; the form with a fuller name is the one to display. */
function nameParts(creator: Creator): Markup[] {
  const part = (type: string | undefined, text: string) => element('namePart', { type }, text);
  const { parts } = creator;
  const cited = citedName(creator);
  const terms = parts
    ? [parts.numeration, ...(parts.additions ?? [])]
    : ['whole' in cited ? undefined : cited.suffix];
  const direct = parts && [parts.entry, parts.rest].filter(Boolean).join(' ');
  return [
    ...('whole' in cited
      ? [part(undefined, direct ?? cited.whole)]
      : [part('family', familyName(cited)), part('given', givenName(cited))]),
    ...terms.flatMap((term) => (term ? [part('termsOfAddress', term)] : [])),
    ...(parts?.fuller ? [element('displayForm', {}, creator.vernacular ?? creator.name)] : []),
  ];
}

function originInfo(bib: Bib): Markup {
  const code = { type: 'code', authority: bib.flavour === 'marc21' ? 'marccountry' : 'iso3166' };
  return element('originInfo', {}, [
    ...(bib.country ? [element('place', {}, element('placeTerm', code, bib.country))] : []),
    ...bib.imprints.flatMap(({ places }) =>
      places.map((place) => element('place', {}, element('placeTerm', { type: 'text' }, place))),
    ),
    ...bib.imprints.flatMap(({ publishers }) => texts('publisher', publishers)),
    ...(bib.year === undefined
      ? []
      : [element('dateIssued', { encoding: 'w3cdtf', keyDate: 'yes' }, String(bib.year))]),
    ...(bib.edition ? [element('edition', {}, bib.edition)] : []),
    ...(bib.frequency ? [element('frequency', {}, bib.frequency)] : []),
  ]);
}

function subject(heading: Subject): Markup {
  const [first = '', ...divisions] = heading.parts;
  const main = heading.vernacular ?? first;
  const parts = [subjectPart(heading, main), ...divisions.map((division) => element('topic', {}, division))];
  return element('subject', { authority: heading.scheme }, heading.vernacular ? parts.slice(0, 1) : parts);
}

function subjectPart({ kind }: Subject, text: string): Markup {
  switch (kind) {
    case 'person':
    case 'corporate':
    case 'meeting':
      return element('name', { type: NAME_TYPES[kind] }, element('namePart', {}, text));
    case 'title':
      return element('titleInfo', {}, element('title', {}, text));
    case 'place':
      return element('geographic', {}, text);
    case 'genre':
      return element('genre', {}, text);
    case 'topic':
    case 'keyword':
      return element('topic', {}, text);
  }
}

function related({ host, series }: Bib): Markup[] {
  const item = (
    type: string,
    title: string,
    issn: string | undefined,
    titleParts: Markup[],
    more: Markup[],
  ) =>
    element('relatedItem', { type }, [
      element('titleInfo', {}, [element('title', {}, title), ...titleParts]),
      ...(issn ? [element('identifier', { type: 'issn' }, issn)] : []),
      ...more,
    ]);
  return [
    ...(host
      ? [
          item(
            'host',
            host.vernacular ?? host.title,
            host.issn,
            [],
            [...(host.isbn ? [element('identifier', { type: 'isbn' }, host.isbn)] : []), ...partOf(host)],
          ),
        ]
      : []),
    ...series.map(({ title, vernacular, number, issn }) =>
      item('series', vernacular ?? title, issn, number ? [element('partNumber', {}, number)] : [], []),
    ),
  ];
}

/** Volume, issue and pages of a part, with the statement of the record. */
function partOf({ volume, issue, pages, part }: HostItem): Markup[] {
  const detail = (type: string, number: string | undefined) =>
    number ? [element('detail', { type }, element('number', {}, number))] : [];
  const [start, end] = (pages ?? '').split('-', 2);
  const parts = [
    ...detail('volume', volume),
    ...detail('issue', issue),
    ...(start
      ? [
          element('extent', { unit: 'pages' }, [
            element('start', {}, start),
            ...(end ? [element('end', {}, end)] : []),
          ]),
        ]
      : []),
    ...(part ? [element('text', {}, part)] : []),
  ];
  return parts.length > 0 ? [element('part', {}, parts)] : [];
}

function identifiers(bib: Bib): Markup[] {
  return [
    ...bib.isbns.map(({ value, valid }) =>
      element('identifier', { type: 'isbn', invalid: valid ? undefined : 'yes' }, value),
    ),
    ...bib.issns.map((issn) => element('identifier', { type: 'issn' }, issn)),
    ...bib.identifiers.map(({ kind, value }) => element('identifier', { type: kind }, value)),
  ];
}

function texts(tag: string, values: readonly string[]): Markup[] {
  return values.map((value) => element(tag, {}, value));
}
