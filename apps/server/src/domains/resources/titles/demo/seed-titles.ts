import type { DemoJournal } from '@lectern/demo/titles/demo-journal';
import { demoJournals } from '@lectern/demo/titles/demo-titles';
import { NO_COVERAGE } from '@lectern/rules/coverage/coverage';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { DemoSeed, SeedDeps } from '../../../../platform/demo-seed.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import type { TitleRow } from '../../../../platform/kbart/title-row.ts';
import { idOfEresource } from '../../databases/any-eresource.ts';
import { putRows } from '../import/put-rows.ts';
import { rowColumns } from '../import/row-columns.ts';
import { settleList } from '../settle/settle-list.ts';
import { changeTitleList, insertTitleList } from '../store/list-store.ts';
import type { TitleListTable } from '../tables.ts';

/** Real journals as facts, one list for each database. */
export const titleSeed: DemoSeed = {
  tables: ['title_list', 'title', 'title_key', 'title_row', 'title_place', 'title_tally'],
  async load(deps, { demo, tenantId }) {
    for (const [code, journals] of groupBy(demoJournals(demo), ({ database }) => database)) {
      const eresourceId = await idOfEresource(deps.db, tenantId, code);
      if (eresourceId === undefined) throw new Error(`the demo has no database ${code}`);
      await loadList(deps, newList(deps, tenantId, { code, eresourceId }), journals);
    }
  },
};

async function loadList(
  deps: SeedDeps,
  list: TitleListTable,
  journals: readonly DemoJournal[],
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now().toISOString();
  await db.transaction().execute((tx) => insertTitleList(tx, list));
  const rows = journals.map((journal, at) => rowColumns(rowOf(journal, at + 1)));
  await putRows(db, list, { generation: 1, now }, rows);
  const shown = { generation: 1, line_count: rows.length, imported_at: now };
  await changeTitleList(db, list.tenant_id, list.id, shown);
  await settleList(deps, { ...list, ...shown });
}

function newList(
  { clock }: SeedDeps,
  tenantId: string,
  { code, eresourceId }: { readonly code: string; readonly eresourceId: string },
): TitleListTable {
  const now = clock.now().toISOString();
  return {
    id: newId(),
    tenant_id: tenantId,
    eresource_id: eresourceId,
    code: `${code}-journals`,
    names: toJson({ 'zh-CN': '期刊', 'zh-TW': '期刊', 'en-US': 'Journals', 'fr-FR': 'Revues' }),
    generation: 0,
    undo_generation: null,
    line_count: 0,
    undo_line_count: null,
    is_shown: 1,
    is_removed: 0,
    settled_generation: 0,
    settled_shown: 1,
    imported_at: '',
    created_at: now,
    updated_at: now,
  };
}

function rowOf(
  { name, print, online, since, publisher, embargo, isFree }: DemoJournal,
  line: number,
): TitleRow {
  return {
    line,
    title: name,
    kind: 'serial',
    printIssn: print,
    onlineIssn: online,
    printIsbn: '',
    onlineIsbn: '',
    coverage: { ...NO_COVERAGE, firstDate: since, embargo },
    address: '',
    titleId: online || print,
    firstAuthor: '',
    firstEditor: '',
    publisher,
    depth: 'fulltext',
    notes: '',
    access: isFree ? 'free' : 'paid',
    publishedOn: '',
    edition: '',
    volume: '',
    parentId: '',
    precedingId: '',
  };
}
