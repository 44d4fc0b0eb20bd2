import type { Language, Names } from '@lectern/contracts/kernel/languages';
import type { StaffTitleList } from '@lectern/contracts/resources/titles/title-list';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eresourceNames } from '../databases/eresource-names.ts';
import { presentImport } from './present-import.ts';
import { lastImports } from './store/import-store.ts';
import type { TitleListTable } from './tables.ts';

/** Title lists as staff see them, in the order of the rows. */
export async function presentLists(
  { db }: Pick<Deps, 'db'>,
  { tenantId, language }: { readonly tenantId: string; readonly language: Language },
  rows: readonly TitleListTable[],
): Promise<StaffTitleList[]> {
  const [imports, names] = await Promise.all([
    lastImports(
      db,
      tenantId,
      rows.map(({ id }) => id),
    ),
    eresourceNames(
      db,
      { tenantId, language },
      rows.map((row) => row.eresource_id),
    ),
  ]);
  return rows.map((row) => {
    const last = imports.get(row.id);
    return {
      id: row.id,
      eresourceId: row.eresource_id,
      eresourceName: names.get(row.eresource_id) ?? '',
      code: row.code,
      names: fromJson<Names>(row.names),
      lineCount: row.line_count,
      isShown: row.is_shown === 1,
      importedAt: row.imported_at,
      canUndo: row.undo_generation !== null,
      lastImport: last ? presentImport(last) : null,
    };
  });
}

/** A title list as staff see it. */
export async function presentList(
  deps: Pick<Deps, 'db'>,
  reader: { readonly tenantId: string; readonly language: Language },
  row: TitleListTable,
): Promise<StaffTitleList> {
  const [list] = await presentLists(deps, reader, [row]);
  if (!list) throw new Error('one row is presented as one list');
  return list;
}

/** A title list as the audit has it. */
export function auditedList(row: TitleListTable | undefined): AuditedState | undefined {
  return row && { code: row.code, names: fromJson(row.names), lineCount: row.line_count };
}
