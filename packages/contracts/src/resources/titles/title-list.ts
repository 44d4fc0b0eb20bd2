import * as z from 'zod';
import { id, textOfForm } from '../../kernel/fields.ts';
import { namesUpTo, toldNames } from '../../kernel/names.ts';
import { TABLE_ENCODINGS } from '../../kernel/table-encoding.ts';

/** How many title lists a library may have. */
export const MOST_TITLE_LISTS = 2000;
/** How many faults of a file are told; all are counted. */
export const MOST_TITLE_FAULTS = 500;
/** The largest file, in bytes. */
export const MAX_TITLE_FILE_BYTES = 128 * 1024 * 1024;

/** What staff say of a list of titles, such as a package of a database. */
export const titleListFacts = {
  /** The database whose titles it has. */
  eresourceId: id,
  /** The library's own; unique. */
  code: textOfForm(64, '[A-Za-z0-9_.\\-]+'),
  names: namesUpTo(200),
};

/** How far an import is. `refused`: the file as a whole could not be read, and nothing was changed. */
export const TITLE_IMPORT_STATES = ['waiting', 'running', 'done', 'refused', 'failed'] as const;
export type TitleImportState = (typeof TITLE_IMPORT_STATES)[number];

/** Why a file as a whole is refused. */
export const TITLE_FILE_FAULTS = [
  'EMPTY',
  'NOT_TEXT',
  'ENCODING',
  'NO_COLUMNS',
  'COLUMN_TWICE',
  'TOO_MANY_COLUMNS',
  'CUT',
  'TOO_MANY_ROWS',
] as const;
export type TitleFileFault = (typeof TITLE_FILE_FAULTS)[number];

/** What is wrong with a line. The first ones leave the line out, the others only the value. */
export const TITLE_LINE_FAULTS = [
  'NO_TITLE',
  'TOO_FEW_COLUMNS',
  'TOO_MANY_COLUMNS',
  'LINE_TOO_LONG',
  'TWICE',
  /** Of MARC: it cannot be read or describes nothing; it is marked as deleted. */
  'RECORD',
  'DELETED',
] as const;
export const TITLE_VALUE_FAULTS = [
  'DATE',
  'DATES_REVERSED',
  'ISSN',
  'ISBN',
  'EMBARGO',
  'ADDRESS',
  'TOO_LONG',
  /** Words of a record with years that are not certain: they stay as a note. */
  'COVERAGE',
] as const;

export const titleFault = z.object({
  /** Line of a table, or number of a record; from 1. */
  line: z.int(),
  /** As the file names it, or the tag of a field; empty where the whole line is meant. */
  column: z.string(),
  code: z.enum([...TITLE_LINE_FAULTS, ...TITLE_VALUE_FAULTS]),
  /** What stands there, cut after 100 characters. */
  value: z.string(),
});
export type TitleFault = z.infer<typeof titleFault>;

/** What an import did, or would do. */
export const titleImport = z.object({
  importId: z.string(),
  listId: z.string(),
  state: z.enum(TITLE_IMPORT_STATES),
  /** Nothing is changed: only told. */
  isCheck: z.boolean(),
  fileName: z.string(),
  /** Null until the file is read. */
  encoding: z.enum(TABLE_ENCODINGS).nullable(),
  /** Lines with titles that were read so far. */
  readCount: z.int(),
  cameCount: z.int(),
  wentCount: z.int(),
  /** Lines of the same title whose coverage or address is another one; they are counted in neither of the two before. */
  changedCount: z.int(),
  sameCount: z.int(),
  /** Lines that were left out. */
  leftOutCount: z.int(),
  /** Values that were left out of lines that were taken. */
  faultCount: z.int(),
  faults: z.array(titleFault),
  /** Empty unless the file is refused; `refusedValue` says more, such as the missing column. */
  refusal: z.enum([...TITLE_FILE_FAULTS, '']),
  refusedValue: z.string(),
  refusedLine: z.int(),
  /** Columns without a meaning here, as the file names them. */
  unknownColumns: z.array(z.string()),
  /** Titles that came and went, a few of each by name. */
  came: z.array(z.string()),
  went: z.array(z.string()),
  startedAt: z.string(),
  /** Empty until its end. */
  endedAt: z.string(),
});
export type TitleImport = z.infer<typeof titleImport>;

/** A list of titles as staff see it. */
export const staffTitleList = z.object({
  id: z.string(),
  eresourceId: z.string(),
  /** In the language of the request. */
  eresourceName: z.string(),
  code: z.string(),
  names: toldNames,
  /** Lines that it has now. */
  lineCount: z.int(),
  /** Readers see its titles today. */
  isShown: z.boolean(),
  /** When the present lines came; empty before the first import. */
  importedAt: z.string(),
  canUndo: z.boolean(),
  /** The newest import; null before the first one. */
  lastImport: titleImport.nullable(),
});
export type StaffTitleList = z.infer<typeof staffTitleList>;
