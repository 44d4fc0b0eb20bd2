import type { TitleMark, TitleSource, TitleSummary } from '@lectern/contracts/resources/titles/title';
import { coverageOn } from '@lectern/rules/coverage/coverage';
import { groupBy } from '../../../platform/group-by.ts';
import { type OfferedEresource, offeredEresources } from '../databases/offered-eresources.ts';
import { todayIn } from '../databases/reading.ts';
import type { TitleDeps, TitleReader } from './reading.ts';
import { type SeenRow, seenRows } from './store/row-store.ts';
import { findTitles } from './store/title-store.ts';
import type { TitleTable } from './tables.ts';

/** Titles that readers see, in the order of the ids. A database that is not shown today is not among the sources. */
export async function presentTitles(
  deps: TitleDeps,
  reader: TitleReader,
  ids: readonly string[],
): Promise<TitleSummary[]> {
  if (ids.length === 0) return [];
  const [rows, found] = await Promise.all([
    seenRows(deps.db, reader.tenant.id, ids),
    findTitles(deps.db, reader.tenant.id, ids),
  ]);
  const titles = new Map(found.map((title) => [title.id, title]));
  const eresources = await offeredEresources(
    deps,
    reader,
    rows.map((row) => row.eresource_id),
  );
  const today = todayIn(deps, reader.tenant);
  const rowsOf = groupBy(rows, ({ title_id }) => title_id);
  const shown = ids.flatMap((id) => titles.get(id) ?? []).filter((title) => title.is_shown === 1);
  return shown.map((title) => ({
    ...presentTitle(title),
    sources: (rowsOf.get(title.id) ?? []).flatMap((row) => {
      const eresource = eresources.get(row.eresource_id);
      return eresource ? [presentSource(row, eresource, today)] : [];
    }),
  }));
}

/** A title without its sources. */
export function presentTitle(title: TitleTable): Omit<TitleSummary, 'sources'> {
  return {
    id: title.id,
    name: title.name,
    kind: title.kind,
    letter: title.letter,
    publisher: title.publisher,
    author: title.author,
    printIssn: title.print_issn,
    onlineIssn: title.online_issn,
    printIsbn: title.print_isbn,
    onlineIsbn: title.online_isbn,
    marks: marksOf(title),
  };
}

/** What lists of the library say of a title. */
export function marksOf(title: Pick<TitleTable, 'is_peer_reviewed' | 'is_doaj'>): TitleMark[] {
  return [
    ...(title.is_peer_reviewed === 1 ? (['peerReviewed'] as const) : []),
    ...(title.is_doaj === 1 ? (['doaj'] as const) : []),
  ];
}

/** What a line says of the coverage. */
function coverageOf(row: SeenRow) {
  return {
    firstDate: row.first_date,
    firstVolume: row.first_volume,
    firstIssue: row.first_issue,
    lastDate: row.last_date,
    lastVolume: row.last_volume,
    lastIssue: row.last_issue,
    embargo: row.embargo,
  };
}

function presentSource(row: SeenRow, { id, name, canOpen }: OfferedEresource, today: string): TitleSource {
  const coverage = coverageOf(row);
  const open = coverageOn(coverage, today);
  return {
    sourceId: row.id,
    eresourceId: id,
    eresourceName: name,
    ...coverage,
    openFrom: open?.from ?? '',
    openTo: open?.to ?? '',
    depth: row.depth,
    isFree: row.is_free === 1,
    note: row.note,
    canOpen,
  };
}
