import type { Readable } from 'node:stream';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { isWebAddress } from '../../databases/entrances/web-address.ts';
import { settleList } from '../settle/settle-list.ts';
import { lockTitles } from '../settle/settle-titles.ts';
import { changeTitleImport } from '../store/import-store.ts';
import { changeTitleList, findTitleList } from '../store/list-store.ts';
import { deleteEnded, endRows, forgetLater } from '../store/row-store.ts';
import type { TitleImportTable, TitleListTable } from '../tables.ts';
import { RowComparison } from './compare-rows.ts';
import { putRows } from './put-rows.ts';
import { readTitleFile } from './read-title-file.ts';
import { rowColumns } from './row-columns.ts';
import { FaultList, NO_REPORT, type TitleReport } from './title-report.ts';

export type ListImportDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

interface Importing {
  readonly list: TitleListTable;
  readonly one: TitleImportTable;
  readonly source: Readable;
}

/** How often an import says how far it is. */
const NOTE_MS = 1000;

/**
 * Puts the lines of a file in the place of those of a list. New lines come with a generation that nobody sees yet, gone ones end with it,
 * and one change of the list's row shows all of it.
 *
 * @throws the signal's reason where it ended the import: another attempt begins again
 */
export async function importTitleList(
  deps: ListImportDeps,
  { list, one, source }: Importing,
  signal: AbortSignal,
): Promise<TitleReport> {
  const isCheck = one.is_check === 1;
  if (!isCheck) {
    await settleList(deps, list, signal);
    // What is forgotten now is what the titles would be settled by.
    signal.throwIfAborted();
    await forgetLater(deps.db, list, list.generation, signal);
  }
  const generation = list.generation + 1;
  const comparison = await RowComparison.with(deps.db, list);
  const read = await readRows(deps, { list, one, source }, { generation, comparison, isCheck }, signal);
  signal.throwIfAborted();
  if (read.refusal !== '') {
    if (!isCheck) await forgetLater(deps.db, list, list.generation, signal);
    return read;
  }
  const report: TitleReport = { ...read, ...comparison.counts };
  if (isCheck) return report;
  await endRows(deps.db, list, comparison.gone, generation);
  const shown = await showGeneration(deps, list, one, report);
  await settleList(deps, shown, signal);
  // Lines that the generation before did not have either: nobody can bring them back.
  await deleteEnded(deps.db, list, list.generation, signal);
  return report;
}

/** Reads the file, and stores its new lines unless it is a check. */
async function readRows(
  { db, clock }: Pick<ListImportDeps, 'db' | 'clock'>,
  { list, one, source }: Importing,
  {
    generation,
    comparison,
    isCheck,
  }: { readonly generation: number; readonly comparison: RowComparison; readonly isCheck: boolean },
  signal: AbortSignal,
): Promise<TitleReport> {
  const faults = new FaultList();
  const now = clock.now().toISOString();
  let [readCount, notedAt] = [0, clock.steadyMs()];
  const outcome = await readTitleFile(source, {
    encoding: one.encoding === '' ? undefined : one.encoding,
    isWebAddress,
    onFault: (fault) => faults.add(fault),
    async onRows(rows) {
      signal.throwIfAborted();
      readCount += rows.length;
      const columns = rows.map(rowColumns);
      const fresh = columns.filter((row) => {
        const taken = comparison.take(row);
        if (taken === 'twice') faults.add({ line: row.line, column: '', code: 'TWICE', value: '' });
        return taken === 'new';
      });
      if (!isCheck) await putRows(db, list, { generation, now }, fresh);
      if (clock.steadyMs() - notedAt < NOTE_MS) return;
      notedAt = clock.steadyMs();
      await changeTitleImport(db, one, { report: { ...NO_REPORT, readCount, ...faults.counts } });
    },
  });
  const read = { ...NO_REPORT, readCount, ...faults.counts };
  if ('refused' in outcome)
    return { ...read, refusal: outcome.refused, refusedValue: outcome.value, refusedLine: outcome.line };
  return { ...read, encoding: outcome.encoding, unknownColumns: outcome.unknownColumns };
}

/** Shows the new lines in the place of the others; answers the list as it is then. */
async function showGeneration(
  { db, clock }: Pick<ListImportDeps, 'db' | 'clock'>,
  list: TitleListTable,
  one: TitleImportTable,
  report: TitleReport,
): Promise<TitleListTable> {
  const { cameCount, wentCount, changedCount, sameCount } = report;
  const now = clock.now().toISOString();
  return inTransaction(db, async (tx) => {
    await lockTitles(tx, list.tenant_id);
    const present = await findTitleList(tx, list.tenant_id, list.id);
    if (present?.generation !== list.generation) throw new Error('the list changed while it was imported');
    const change = {
      generation: list.generation + 1,
      undo_generation: list.generation,
      line_count: sameCount + changedCount + cameCount,
      undo_line_count: list.line_count,
      imported_at: now,
      updated_at: now,
    };
    await changeTitleList(tx, list.tenant_id, list.id, change);
    // In the same transaction: an import that is done is not done once more, whatever ends the process behind it.
    await changeTitleImport(tx, one, { state: 'done', report, ended_at: now });
    await noteChange(tx, list.tenant_id, {
      staffId: one.staff_id,
      action: 'titles.import',
      subject: list.id,
      before: { lineCount: list.line_count },
      after: { lineCount: change.line_count, cameCount, wentCount, changedCount },
      at: now,
    });
    return { ...present, ...change };
  });
}
