import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { dayBefore } from '../../../platform/jobs/expire-old-rows.ts';
import { thingChanged } from '../../../platform/searchable.ts';
import { bibChanged } from '../../collection/catalogue/bib-changed.ts';
import { titleAuditNames } from './audit-names.ts';
import { chooseTitleEntranceCall } from './calls/choose-title-entrance.ts';
import { describeTitlesCall } from './calls/describe-titles.ts';
import { findStaffTitlesCall } from './calls/find-staff-titles.ts';
import { getTitleCall } from './calls/get-title.ts';
import { getTitleImportCall } from './calls/get-title-import.ts';
import { getTitleLinesCall } from './calls/get-title-lines.ts';
import { importTitleMarksCall } from './calls/import-title-marks.ts';
import { importTitlesCall } from './calls/import-titles.ts';
import { joinTitlesCall } from './calls/join-titles.ts';
import { listHotTitlesCall } from './calls/list-hot-titles.ts';
import { listTitleListsCall } from './calls/list-title-lists.ts';
import { listTitleMarksCall } from './calls/list-title-marks.ts';
import { listTitlesCall } from './calls/list-titles.ts';
import { partTitleCall } from './calls/part-title.ts';
import { putTitleListCall } from './calls/put-title-list.ts';
import { removeTitleListCall } from './calls/remove-title-list.ts';
import { undoTitleImportCall } from './calls/undo-title-import.ts';
import { runTitleImports } from './import/run-title-import.ts';
import { namedListFiles } from './import/stored-list-file.ts';
import { keepableTitles } from './keepable-titles.ts';
import { onlineTitles } from './online-titles.ts';
import { searchableTitles } from './searchable-titles.ts';
import { followAllEresources, settleTitlesOf } from './settle/follow-all.ts';

/** Reports of imports are kept for two years: staff compare them with those of the year before. */
const REPORT_DAYS = 730;

/** Titles of databases: lists from KBART files, journals and books from A to Z, and the way to each. */
export const titles: Domain = {
  auditNames: titleAuditNames,
  calls: [
    describeTitlesCall,
    findStaffTitlesCall,
    getTitleLinesCall,
    importTitleMarksCall,
    joinTitlesCall,
    listTitleMarksCall,
    partTitleCall,

    chooseTitleEntranceCall,
    getTitleCall,
    getTitleImportCall,
    importTitlesCall,
    listHotTitlesCall,
    listTitleListsCall,
    listTitlesCall,
    putTitleListCall,
    removeTitleListCall,
    undoTitleImportCall,
  ],
  demo: async () => (await import('./demo/seed-titles.ts')).titleSeed,
  expiries: [
    {
      table: 'title_import',
      isOver: (now) => sql<boolean>`ended_at <> '' and ended_at < ${dayBefore(now, REPORT_DAYS)}`,
    },
  ],
  files: [namedListFiles],
  keepable: [keepableTitles],
  online: [onlineTitles],
  searchable: [searchableTitles],
  sends: [thingChanged, bibChanged],
  background: (deps) => ({
    jobs: [runTitleImports(deps), followAllEresources(deps), settleTitlesOf(deps)],
  }),
};
