import type { CitedBib } from './cited-bib.ts';
import type { CitedName } from './person-name.ts';
import { kindOf, type Reference, referenceOf } from './reference.ts';
import { REFERENCE_TYPES } from './reference-types.ts';

/** A name-variable of CSL. The keys are named by the format. */
type CslName =
  | {
      readonly family: string;
      readonly given: string;
      readonly 'non-dropping-particle'?: string;
      readonly 'dropping-particle'?: string;
      readonly suffix?: string;
    }
  | { readonly literal: string };

/** One entry of CSL-JSON (Citation Style Language 1.0.2). The keys are named by the format. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly language?: string;
  readonly author?: readonly CslName[];
  readonly editor?: readonly CslName[];
  readonly translator?: readonly CslName[];
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly [other: string]: unknown;
}

/** A bib as CSL-JSON; absent parts have no key. */
export function cslItemOf({ id, bib }: Pick<CitedBib, 'id' | 'bib'>): CslItem {
  const reference = referenceOf(bib);
  const { host, series, thesis } = reference;
  const item = {
    id,
    type: REFERENCE_TYPES[kindOf(reference)].csl,
    title: reference.title,
    author: names(reference.authors),
    editor: names(reference.editors),
    translator: names(reference.translators),
    'container-title': host?.title,
    'container-author': host?.author && names([host.author]),
    volume: host?.volume,
    issue: host?.issue,
    page: pageRange(host),
    genre: thesis?.degree,
    'collection-title': series?.title,
    'collection-number': series?.number,
    edition: editionNumber(reference.edition),
    publisher: thesis?.institution ?? reference.publisher,
    'publisher-place': reference.place,
    issued: reference.year === undefined ? undefined : { 'date-parts': [[reference.year]] },
    'number-of-pages': reference.pages === undefined ? undefined : String(reference.pages),
    ISBN: reference.isbns[0],
    ISSN: reference.issn,
    DOI: reference.doi,
    language: shortCode(reference.languages[0]),
    abstract: reference.abstract,
    // The link in the record of a printed edition leads to another edition.
    URL: isElectronic(reference) ? reference.fullText : undefined,
  };
  const present = Object.entries(item).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as CslItem;
}

function pageRange(host: Reference['host']): string | undefined {
  return host && ([host.firstPage, host.lastPage].filter(Boolean).join('-') || undefined);
}

function isElectronic({ docType }: Reference): boolean {
  return docType === 'ebook' || docType === 'electronic';
}

function names(of: readonly CitedName[]): readonly CslName[] | undefined {
  if (of.length === 0) return undefined;
  return of.map((name) => {
    if ('whole' in name) return { literal: name.whole };
    const { family, given, prefix, particle, suffix } = name;
    return {
      family,
      given,
      ...(prefix !== undefined && { 'non-dropping-particle': prefix }),
      ...(particle !== undefined && { 'dropping-particle': particle }),
      ...(suffix !== undefined && { suffix }),
    };
  });
}

const WESTERN_EDITION =
  /^(\d{1,3})\s*(?:\.\s*)?(?:(?:st|nd|rd|th|e|ère|ème)\.?\s*|\.\s*)?(?:ed|éd|aufl)\w*\.?$/i;
const CHINESE_EDITION = /^第?\s*(\d{1,3})\s*版$/;

/**
 * The edition for CSL: the number of "3rd ed.", because each style has its own wording; 3版 for "第3版"; other
 * editions as printed.
 */
function editionNumber(edition: string | undefined): string | undefined {
  const chinese = edition?.match(CHINESE_EDITION)?.[1];
  return chinese ? `${chinese}版` : (edition?.match(WESTERN_EDITION)?.[1] ?? edition);
}

/** The ISO 639-1 code if there is one, else the code of three letters. Styles capitalise English titles only. */
function shortCode(language: string | undefined): string | undefined {
  if (!language || !/^[a-z]{3}$/.test(language)) return undefined;
  return Intl.getCanonicalLocales(language)[0];
}
