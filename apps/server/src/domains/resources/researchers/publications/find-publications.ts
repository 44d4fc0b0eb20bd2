import type { Names } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { PublicationEvidence } from '@lectern/contracts/resources/researchers/researcher';
import type { Bib } from '@lectern/marc/bib';
import { fold } from '@lectern/search/analysis/fold';
import type { Query } from '@lectern/search/search-engine';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { type BibRecord, findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { allForms, keyOf, readHeading } from '../person-names.ts';
import { decisionsOf, orcidWorksOf } from '../store/publication-store.ts';
import type { OrcidWorkTable, ResearcherTable } from '../tables.ts';
import { judgeRecord, type KnownBy } from './judge-record.ts';

/** Records of one person that are read; the newest. */
const MOST_READ = 300;
/** Forms and DOIs that one query seeks: a query has limits. */
const MOST_FORMS = 24;
const MOST_DOIS = 100;

/** A work that is, or may be, of a person. */
export interface FoundPublication {
  readonly id: string;
  readonly evidence: PublicationEvidence;
  readonly title: string;
  readonly year: number | undefined;
  /** Absent for a work that the catalogue does not have. */
  readonly record?: BibRecord;
  /** The work of the ORCID record, where it has it. */
  readonly work?: OrcidWorkTable;
  /** The person said what is known of it. */
  readonly byPerson: boolean;
}

/** All lists are the newest first, those without a year last. */
export interface FoundPublications {
  readonly known: readonly FoundPublication[];
  readonly guessed: readonly FoundPublication[];
  /** Those that were said to be of somebody else. */
  readonly refused: readonly FoundPublication[];
  /** There are more records than were read. */
  readonly isPartial: boolean;
  readonly isSearchAway: boolean;
  readonly person: KnownBy;
}

/** The works of a person: records by number, decision, heading and name, joined with the works of the ORCID record. */
export async function findPublications(
  deps: Pick<Deps, 'db' | 'search'>,
  row: ResearcherTable,
): Promise<FoundPublications> {
  const { db } = deps;
  const [decided, works] = await Promise.all([
    decisionsOf(db, row.tenant_id, row.id),
    orcidWorksOf(db, row.tenant_id, row.id),
  ]);
  const decisions = new Map(decided.map((one) => [one.publication_id, one]));
  const forms = formsOfRow(row);
  const person = knownBy(row, forms);
  const found = await askEngine(deps, row.tenant_id, {
    query: queryOf(row, forms, works),
    sort: { key: 'year', descending: true },
    offset: 0,
    limit: MOST_READ,
  });
  const hits = isRefusal(found) ? [] : found.hits.map(({ id }) => id);
  const records = await findBibs(db, row.tenant_id, [...new Set([...hits, ...decisions.keys()])]);
  const unlisted = new Map(works.map((work) => [work.id, work]));
  const all: FoundPublication[] = [];
  for (const record of records.values()) {
    const work = works.find((one) => isSame(record.bib, one));
    if (work) unlisted.delete(work.id);
    const judged = judgeRecord(record.bib, person);
    const evidence = judged === 'number' || judged === 'heading' ? judged : work ? 'orcid' : judged;
    const said = decisions.get(record.id) ?? (work && decisions.get(work.id));
    if (!evidence && !said) continue;
    const { title, year } = record.bib;
    const byPerson = said?.by_person === 1;
    all.push({
      id: record.id,
      evidence:
        evidence === 'number' ? evidence : said?.decision === 'mine' ? 'decision' : (evidence ?? 'name'),
      title,
      year,
      record,
      byPerson,
      ...(work && { work }),
    });
  }
  for (const work of unlisted.values()) {
    const byPerson = decisions.get(work.id)?.by_person === 1;
    all.push({
      id: work.id,
      evidence: 'orcid',
      title: work.title,
      year: work.year ?? undefined,
      work,
      byPerson,
    });
  }
  const isRefused = ({ id, work }: FoundPublication) =>
    (decisions.get(id) ?? (work && decisions.get(work.id)))?.decision === 'notMine';
  const inOrder = all.toSorted(
    (one, other) => (other.year ?? -1) - (one.year ?? -1) || (one.title < other.title ? -1 : 1),
  );
  const kept = inOrder.filter((one) => !isRefused(one));
  return {
    known: kept.filter(({ evidence }) => evidence !== 'name'),
    guessed: kept.filter(({ evidence }) => evidence === 'name'),
    refused: inOrder.filter(isRefused),
    isPartial: !isRefusal(found) && found.total > MOST_READ,
    isSearchAway: isRefusal(found),
    person,
  };
}

/** Whether the person may be said to have made a publication: a record, or a work of their ORCID record. */
export async function isPublication(
  deps: Pick<Deps, 'db'>,
  row: ResearcherTable,
  id: string,
): Promise<boolean> {
  if ((await findBibs(deps.db, row.tenant_id, [id])).size > 0) return true;
  return (await orcidWorksOf(deps.db, row.tenant_id, row.id)).some((work) => work.id === id);
}

function formsOfRow(row: ResearcherTable): string[] {
  return allForms(
    fromJson<Names>(row.names),
    fromJson<string[]>(row.other_names),
    fromJson<string[]>(row.headings),
  );
}

function knownBy(row: ResearcherTable, forms: readonly string[]): KnownBy {
  const numbers = [
    row.orcid && `orcid:${row.orcid}`,
    row.isni && `isni:${row.isni}`,
    ...fromJson<string[]>(row.author_numbers),
  ].filter(Boolean);
  return {
    numbers: new Set(numbers),
    hasOrcid: row.orcid !== '',
    headings: fromJson<string[]>(row.headings).map(readHeading),
    keys: new Set(forms.map(keyOf)),
  };
}

function queryOf(row: ResearcherTable, forms: readonly string[], works: readonly OrcidWorkTable[]): Query {
  const dois = works.flatMap(({ doi }) => doi || []).slice(0, MOST_DOIS);
  const numbers = [row.orcid, row.isni, ...dois].filter(Boolean);
  return {
    kind: 'or',
    of: [
      ...forms
        .slice(0, MOST_FORMS)
        .map((text) => ({ kind: 'text', field: 'author', text, match: 'exact' }) as const),
      ...numbers.map((text) => ({ kind: 'text', field: 'identifier', text, match: 'exact' }) as const),
    ],
  };
}

/** Whether a record and a work of the ORCID record are the same: by DOI, else by title and year. */
function isSame(bib: Bib, work: OrcidWorkTable): boolean {
  if (work.doi !== '') {
    const doi = doiOf(bib);
    if (doi !== '') return doi === work.doi;
  }
  return work.year !== null && work.year === bib.year && titleKey(work.title) === titleKey(bib.title);
}

/** The DOI of a record in lower case; empty without one. */
export function doiOf({ identifiers }: Pick<Bib, 'identifiers'>): string {
  return identifiers.find(({ kind }) => kind === 'doi')?.value.toLowerCase() ?? '';
}

function titleKey(title: string): string {
  return fold(title).replace(/[^\p{L}\p{N}]+/gu, '');
}
