import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { chooseTitleEntrance } from './choose-title-entrance.ts';
import { describeTitles } from './describe-titles.ts';
import { findStaffTitles } from './find-staff-titles.ts';
import { getTitle } from './get-title.ts';
import { getTitleImport } from './get-title-import.ts';
import { getTitleLines } from './get-title-lines.ts';
import { importTitleMarks } from './import-title-marks.ts';
import { importTitles } from './import-titles.ts';
import { joinTitles } from './join-titles.ts';
import { listHotTitles } from './list-hot-titles.ts';
import { listTitleLists } from './list-title-lists.ts';
import { listTitleMarks } from './list-title-marks.ts';
import { listTitles } from './list-titles.ts';
import { partTitle } from './part-title.ts';
import { putTitleList } from './put-title-list.ts';
import { removeTitleList } from './remove-title-list.ts';
import { undoTitleImport } from './undo-title-import.ts';

export const TITLE_CALLS: readonly AnyEndpoint[] = [
  describeTitles,
  findStaffTitles,
  getTitleLines,
  importTitleMarks,
  joinTitles,
  listTitleMarks,
  partTitle,

  chooseTitleEntrance,
  getTitle,
  getTitleImport,
  importTitles,
  listHotTitles,
  listTitleLists,
  listTitles,
  putTitleList,
  removeTitleList,
  undoTitleImport,
];
