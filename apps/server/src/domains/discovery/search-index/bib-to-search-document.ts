import {
  type AvailabilityState,
  availabilityStates,
  type ItemAvailability,
} from '@lectern/contracts/collection/holdings/availability';
import type { Bib } from '@lectern/marc/bib';
import { numberForm } from '@lectern/rules/number-form';
import { filingTitle } from '@lectern/search/ranking/title-keys';
import type { SearchDocument } from '@lectern/search/search-document';
import { fullTextUrl, mainAuthor } from '../../collection/catalogue/records/bib-words.ts';
import type { ClassScheme } from '../../collection/vocabulary/classes/class-scheme.ts';
import { disciplinesOf } from '../../collection/vocabulary/classes/discipline-of-class.ts';
import { regionOfCountry } from '../../collection/vocabulary/code-names/country-names.ts';
import { resourceTypesOf } from './resource-types.ts';
import { shownTexts } from './shown-texts.ts';

/** An item as far as search needs it. */
export interface IndexedItem {
  readonly barcode: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  /** That of its location, where the tenant has campuses. */
  readonly campusCode?: string | undefined;
  readonly callNumber: string;
  /** As the library system counts it; undefined if it does not say. */
  readonly availability: ItemAvailability | undefined;
}

/** A bib with what stands about it in other tables. */
export interface IndexRow {
  readonly id: string;
  readonly source: string;
  readonly controlNumber: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly bib: Bib;
  readonly items: readonly IndexedItem[];
  /** Ids of the databases in which it can be read. */
  readonly onlineIn: readonly string[];
  /** Ids of the databases that name its source as one of theirs. */
  readonly collections: readonly string[];
  /** In the last year. */
  readonly loans: number;
  /** How readers rate it, in hundredths of a star; 0 where nobody did. */
  readonly rating: number;
}

const DAY_MS = 86_400_000;

/**
 * What the index holds of a bib: words of both scripts, numbers as keywords, codes as facets, filing forms for sorting. Its classes are
 * those of one classification.
 */
export function bibToSearchDocument(row: IndexRow, classScheme: ClassScheme): SearchDocument {
  const { bib, items, onlineIn } = row;
  const loanable = items.filter(({ availability }) => availability === 'loanable');
  const inLibrary = items.filter(({ availability }) => availability === 'in_library');
  const shelved = [...loanable, ...inLibrary];
  const mainTitle = bib.titles.find((title) => title.kind === 'main');
  // Many libraries leave it unsaid, those of German-speaking countries above all.
  const skipped = mainTitle?.value.startsWith(bib.title) ? (mainTitle.nonfiling ?? 0) : 0;
  return {
    id: row.id,
    languages: bib.languages,
    persons: distinct(
      bib.creators.flatMap(({ kind, name, vernacular, romanised }) =>
        kind === 'person' ? [name, vernacular, romanised] : [],
      ),
    ),
    text: {
      title: distinct([bib.title, ...bib.titles.flatMap(({ value, vernacular }) => [value, vernacular])]),
      author: distinct([
        ...bib.creators.flatMap(({ name, vernacular, romanised }) => [name, vernacular, romanised]),
        bib.responsibility,
      ]),
      subject: distinct(bib.subjects.flatMap(({ parts, vernacular }) => [parts.join(' '), vernacular])),
      series: distinct([
        ...bib.series.flatMap(({ title, vernacular, number }) => [title, vernacular, number]),
        bib.host?.title,
        bib.host?.vernacular,
      ]),
      publisher: distinct(bib.imprints.flatMap(({ publishers, vernacular }) => [...publishers, vernacular])),
      contents: bib.contents,
      abstract: bib.abstracts,
      notes: distinct([...bib.notes, ...shownTexts(bib, items)]),
    },
    keywords: {
      isbn: distinct(bib.isbns.map(({ value }) => value)),
      issn: distinct([
        ...bib.issns,
        ...(bib.formerIssns ?? []),
        ...bib.series.map(({ issn }) => issn),
        bib.host?.issn,
      ]),
      callNumber: distinct([...items, ...bib.holdings].map(({ callNumber }) => callNumber)),
      classNumber: distinct(bib.classes.map(({ notation }) => notation)),
      identifier: distinct([
        row.controlNumber,
        ...bib.identifiers.map(({ value }) => value),
        ...bib.creators.flatMap(({ numbers = [] }) => numbers.flatMap(personKeyword)),
        ...items.map(({ barcode }) => numberForm(barcode)),
      ]),
    },
    facets: {
      docType: [bib.docType],
      language: distinct(bib.languages),
      country: distinct([bib.country && regionOfCountry(bib.country, bib.flavour)]),
      year: bib.year === undefined ? [] : [String(bib.year).padStart(4, '0')],
      subject: distinct(bib.subjects.flatMap(({ kind, parts }) => (kind === 'genre' ? [] : parts[0]))),
      author: distinct(bib.creators.map(({ name, vernacular }) => vernacular ?? name)),
      publisher: distinct(bib.imprints.flatMap(({ publishers }) => publishers)),
      library: distinct(items.map(({ libraryCode }) => libraryCode)),
      campus: distinct(items.map(({ campusCode }) => campusCode)),
      location: distinct(items.map(({ locationCode }) => locationCode)),
      class: distinct(
        bib.classes.flatMap(({ scheme, notation }) =>
          scheme === classScheme.code ? classScheme.pathOf(notation) : [],
        ),
      ),
      discipline: disciplinesOf(bib.classes),
      resourceType: resourceTypesOf(bib, { hasItems: items.length > 0, isInDatabases: onlineIn.length > 0 }),
      collection: collectionsOf(bib),
      onShelf: shelved.length > 0 ? ['1'] : [],
      availability: statesOf(row),
      shelfLibrary: distinct(shelved.map(({ libraryCode }) => libraryCode)),
      shelfCampus: distinct(shelved.map(({ campusCode }) => campusCode)),
      shelfLocation: distinct(shelved.map(({ locationCode }) => locationCode)),
      loanLibrary: distinct(loanable.map(({ libraryCode }) => libraryCode)),
      loanCampus: distinct(loanable.map(({ campusCode }) => campusCode)),
      loanLocation: distinct(loanable.map(({ locationCode }) => locationCode)),
      readingLibrary: distinct(inLibrary.map(({ libraryCode }) => libraryCode)),
      readingCampus: distinct(inLibrary.map(({ campusCode }) => campusCode)),
      readingLocation: distinct(inLibrary.map(({ locationCode }) => locationCode)),
      source: distinct([row.source, ...row.collections, ...onlineIn]),
      ...bib.marks,
    },
    sort: {
      title: skipped > 0 ? bib.title.slice(skipped) : filingTitle(bib.title, bib.languages),
      author: mainAuthor(bib),
      year: bib.year ?? 0,
      added: Math.floor(Date.parse(row.createdAt) / DAY_MS),
      popularity: row.loans,
      rating: row.rating,
    },
  };
}

function statesOf({ bib, items, onlineIn }: IndexRow): AvailabilityState[] {
  const count = (state: ItemAvailability) =>
    items.filter(({ availability }) => availability === state).length;
  const loanableCount = count('loanable');
  const onShelfCount = loanableCount + count('in_library');
  const itemCount = onShelfCount + count('unavailable');
  return availabilityStates(
    { itemCount, onShelfCount, loanableCount },
    onlineIn.length > 0 || fullTextUrl(bib) !== '',
  );
}

/** Series, and the package that an e-book or e-journal came in; the journal that holds an article is no collection. */
function collectionsOf(bib: Bib): string[] {
  const host = bib.docType === 'article' ? undefined : bib.host;
  return distinct([
    ...bib.series.map(({ title, vernacular }) => vernacular ?? title),
    host && (host.vernacular ?? host.title),
  ]);
}

/** Each value once, in order, without empty ones. */
function distinct(values: readonly (string | undefined)[]): string[] {
  const kept = new Set<string>();
  for (const value of values) if (value) kept.add(value);
  return [...kept];
}

/** An ORCID iD or ISNI without its kind: works are found by it. Authority numbers are too short to be sure of. */
function personKeyword(number: string): string[] {
  const [, value] = /^(?:orcid|isni):(.+)$/.exec(number) ?? [];
  return value === undefined ? [] : [value];
}
