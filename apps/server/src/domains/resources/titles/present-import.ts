import type { TitleImport } from '@lectern/contracts/resources/titles/title-list';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { TitleReport } from './import/title-report.ts';
import type { TitleImportTable } from './tables.ts';

/** An import as staff see it. */
export function presentImport(row: TitleImportTable): TitleImport {
  const report = fromJson<TitleReport>(row.report);
  return {
    ...report,
    faults: [...report.faults],
    unknownColumns: [...report.unknownColumns],
    came: [...report.came],
    went: [...report.went],
    importId: row.id,
    listId: row.list_id,
    state: row.state,
    isCheck: row.is_check === 1,
    fileName: row.file_name,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
