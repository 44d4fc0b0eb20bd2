import type { TitleSource, TitleSummary } from '@lectern/contracts/resources/titles/title';
import { coverageOn } from '@lectern/rules/coverage/coverage';
import { groupBy } from '../../../platform/group-by.ts';
import { eresourcesInOrder } from '../databases/page-of-eresources.ts';
import { todayIn } from '../databases/reading.ts';
import type { TitleDeps, TitleReader } from './reading.ts';
import { seenRows } from './store/row-store.ts';
import type { TitleTable } from './tables.ts';

type SeenRow = Awaited<ReturnType<typeof seenRows>>[number];
/** A database as its titles show it. */
type Offering = Pick<Awaited<ReturnType<typeof eresourcesInOrder>>[number], 'id' | 'name' | 'canOpen'>;

/** Titles as readers see them, in the order of the rows. A database that is not shown today is not among the sources. */
export async function presentTitles(
  deps: TitleDeps,
  reader: TitleReader,
  titles: readonly TitleTable[],
): Promise<TitleSummary[]> {
  if (titles.length === 0) return [];
  const ids = titles.map(({ id }) => id);
  const rows = await seenRows(deps.db, reader.tenant.id, ids);
  const shown = await eresourcesInOrder(deps, reader, [...new Set(rows.map((row) => row.eresource_id))]);
  const eresources = new Map(shown.map((one) => [one.id, one]));
  const today = todayIn(deps, reader.tenant);
  const rowsOf = groupBy(rows, ({ title_id }) => title_id);
  return titles.map((title) => ({
    ...presentTitle(title),
    sources: (rowsOf.get(title.id) ?? []).flatMap((row) => {
      const eresource = eresources.get(row.eresource_id);
      return eresource ? [presentSource(row, eresource, today)] : [];
    }),
  }));
}

function presentTitle(title: TitleTable): Omit<TitleSummary, 'sources'> {
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
  };
}

/** What a line says of the coverage. */
export function coverageOf(row: SeenRow) {
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

function presentSource(row: SeenRow, { id, name, canOpen }: Offering, today: string): TitleSource {
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
