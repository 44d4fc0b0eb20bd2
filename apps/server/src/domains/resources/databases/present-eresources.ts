import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import type { EresourceDetail, EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Outage } from './eresource-columns.ts';
import { newSince } from './new-since.ts';
import { hotPlaces } from './open-counts.ts';
import { presentFile } from './present-file.ts';
import { type TermsByKind, termsByKind } from './present-terms.ts';
import { type Reader, todayIn } from './reading.ts';
import { countEntrances } from './store/entrance-store.ts';
import type { ListedEresource } from './store/eresource-list-store.ts';
import { filesOf } from './store/file-store.ts';
import { termsOf } from './store/term-store.ts';
import type { EresourceFileTable, EresourceTable } from './tables.ts';

type Needed = Pick<Deps, 'db' | 'clock'>;

/** What is shown of a database besides its own row. */
export interface Beside {
  readonly terms: TermsByKind;
  readonly openCount: number;
  readonly canOpen: boolean;
}

/** Databases as readers see them, in the order of the rows. */
export async function presentEresources(
  deps: Needed,
  reader: Reader,
  rows: readonly ListedEresource[],
): Promise<EresourceSummary[]> {
  const { tenant, language } = reader;
  const ids = rows.map(({ id }) => id);
  const [terms, entrances, places] = await Promise.all([
    termsOf(deps.db, tenant.id, ids),
    countEntrances(deps.db, tenant.id, ids),
    hotPlaces(deps.db, tenant.id),
  ]);
  const counts = new Map(places.map(({ recordId, count }) => [recordId, count]));
  const today = todayIn(deps, tenant);
  return rows.map((row) =>
    presentEresource(row, reader, today, {
      terms: termsByKind(
        terms.filter((term) => term.eresource_id === row.id),
        language,
      ),
      openCount: counts.get(row.id) ?? 0,
      canOpen: entrances.has(row.id),
    }),
  );
}

export function presentEresource(
  row: ListedEresource,
  { tenant, language }: Reader,
  today: string,
  { terms, openCount, canOpen }: Beside,
): EresourceSummary {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    otherNames: fromJson(row.other_names),
    letter: row.letter,
    status: row.status,
    shownFrom: row.shown_from,
    shownTo: row.shown_to,
    addedOn: row.added_on,
    isNew: row.added_on >= newSince(tenant, today),
    isFeatured: row.is_featured === 1,
    introduction: nameIn(fromJson<Names>(row.introduction), language),
    subjects: [...terms.subject],
    docTypes: [...terms.docType],
    vendors: [...terms.vendor],
    colleges: [...terms.college],
    labels: [...terms.label],
    openCount,
    canOpen,
  };
}

/** A database with all that readers see of it. */
export async function presentWhole(
  deps: Needed,
  reader: Reader,
  row: ListedEresource,
): Promise<EresourceDetail | undefined> {
  const [files, [summary]] = await Promise.all([
    filesOf(deps.db, reader.tenant.id, row.id),
    presentEresources(deps, reader, [row]),
  ]);
  return summary && withDetails(summary, row, reader, { files, today: todayIn(deps, reader.tenant) });
}

/** The same database with its guide, files and behaviour. */
export function withDetails(
  summary: EresourceSummary,
  row: EresourceTable,
  { tenant, language }: Reader,
  { files, today }: { readonly files: readonly EresourceFileTable[]; readonly today: string },
): EresourceDetail {
  return {
    ...summary,
    guide: nameIn(fromJson<Names>(row.guide), language),
    coverage: nameIn(fromJson<Names>(row.coverage), language),
    outages: fromJson<Outage[]>(row.outages)
      .filter(({ to }) => to === '' || to >= today)
      .map(({ from, to, text }) => ({ from, to, text: nameIn(text, language) })),
    files: files.map(presentFile),
    ...behaviourOf(row, tenant.settings.eresources.opensWindow),
    updatedAt: row.updated_at,
  };
}

/** How the page of a database behaves. */
export function behaviourOf(row: EresourceTable, opensWindow: boolean) {
  return {
    opensWindow: row.opens_window === null ? opensWindow : row.opens_window === 1,
    signInFirst: row.sign_in_first === 1,
    takesComments: row.takes_comments === 1,
    takesFeedback: row.takes_feedback === 1,
  };
}
