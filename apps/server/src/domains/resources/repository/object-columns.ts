import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import type { ObjectKind } from '@lectern/contracts/resources/repository/kinds';
import { nameSounds } from '@lectern/search/analysis/filing-name';
import { fold } from '@lectern/search/analysis/fold';
import { fromJson, toBit, toJson } from '../../../platform/db/codecs.ts';
import type { Creator, DigitalObjectTable, Identifier } from './tables.ts';

/** What staff say about an object. */
export interface ObjectFacts {
  readonly collectionId: string;
  readonly kind: ObjectKind;
  readonly titles: Names;
  readonly creators: readonly Creator[];
  readonly year: string;
  readonly language: string;
  readonly descriptions: Names;
  readonly publisher: string;
  readonly subjects: readonly string[];
  readonly identifiers: readonly Identifier[];
  readonly advisors: readonly string[];
  readonly degree: string;
  readonly discipline: string;
  readonly college: string;
  readonly grantedOn: string;
  readonly recordId?: string | undefined;
  readonly unitCode: string;
  readonly policyId: string;
  readonly closedUntil: string;
  readonly isOpen: boolean;
}

/** The columns that facts decide. */
export type ObjectColumns = Omit<
  DigitalObjectTable,
  'id' | 'tenant_id' | 'version' | 'created_at' | 'updated_at'
>;

/** What is stored of an object. */
export function objectColumns(facts: ObjectFacts): ObjectColumns {
  const titles = textsOf(facts.titles);
  return {
    collection_id: facts.collectionId,
    kind: facts.kind,
    titles: toJson(facts.titles),
    sort_title: fold(titles[0] ?? '').slice(0, 200),
    creators: toJson(facts.creators.map(({ name, personId }) => ({ name, personId }))),
    // Of a thesis without a year of its own the degree says it.
    year: facts.year || facts.grantedOn.slice(0, 'YYYY'.length),
    language: facts.language,
    descriptions: toJson(facts.descriptions),
    publisher: facts.publisher,
    subjects: toJson(facts.subjects),
    identifiers: toJson(facts.identifiers),
    advisors: toJson(facts.advisors),
    degree: facts.degree,
    discipline: facts.discipline,
    college: facts.college,
    granted_on: facts.grantedOn,
    bib_id: facts.recordId ?? '',
    unit_code: facts.unitCode,
    policy_id: facts.policyId,
    closed_until: facts.closedUntil,
    is_open: toBit(facts.isOpen),
    search_text: searchText(facts, titles),
  };
}

/** The columns that are made of others, for an object whose other columns changed one by one. */
export function derivedColumns(row: ObjectColumns): Pick<ObjectColumns, 'sort_title' | 'search_text'> {
  const { sort_title, search_text } = objectColumns({
    collectionId: row.collection_id,
    kind: row.kind,
    titles: fromJson(row.titles),
    creators: fromJson(row.creators),
    year: row.year,
    language: row.language,
    descriptions: fromJson(row.descriptions),
    publisher: row.publisher,
    subjects: fromJson(row.subjects),
    identifiers: fromJson(row.identifiers),
    advisors: fromJson(row.advisors),
    degree: row.degree,
    discipline: row.discipline,
    college: row.college,
    grantedOn: row.granted_on,
    unitCode: row.unit_code,
    policyId: row.policy_id,
    closedUntil: row.closed_until,
    isOpen: row.is_open === 1,
  });
  return { sort_title, search_text };
}

/** The folded words of what was typed. */
export function wordsOf(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}

function searchText(facts: ObjectFacts, titles: readonly string[]): string {
  const names = [...facts.creators.map(({ name }) => name), ...facts.advisors];
  const sounds = [...titles, ...names].flatMap((text) => {
    const sound = nameSounds(text);
    return sound ? [sound.whole, sound.initials] : [];
  });
  const identifiers = facts.identifiers.map(({ value }) => value);
  return fold(
    [
      ...titles,
      ...names,
      ...sounds,
      ...facts.subjects,
      ...identifiers,
      facts.publisher,
      facts.college,
      facts.discipline,
      ...textsOf(facts.descriptions),
    ].join(' '),
  );
}

/** The texts that there are, in the order of the languages. */
export function textsOf(names: Names): string[] {
  return LANGUAGES.flatMap((language) => names[language] || []);
}
