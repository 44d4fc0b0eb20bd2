import { setImmediate as nextTurn } from 'node:timers/promises';
import { readXmlInPortions, XmlFault, type XmlTag } from '@lectern/marc/xml/read-xml';
import { type CsvRecord, CsvTextError } from '../csv-records.ts';
import { ArchiveError, type PackedFile, readArchive } from './unzip.ts';

/** What a part of a spreadsheet may be when it is unpacked. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Rich texts and cells are not deeper. */
const MOST_DEPTH = 32;
const MOST_COLUMNS = 500;
const WORKBOOK = 'xl/workbook.xml';

/** Whether a file is packed as spreadsheets are (Office Open XML). */
export function isSpreadsheet(file: Buffer): boolean {
  return file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

/**
 * The rows of the first sheet of a spreadsheet (XLSX), the one with the names first; empty rows are left out. Numbers are as they are
 * stored, so a date is its number of days since the end of 1899. The reading stops behind `mostRows` rows.
 * @throws CsvTextError
 */
export async function readSpreadsheet(
  file: Buffer,
  { mostRows }: { readonly mostRows: number },
): Promise<readonly CsvRecord[]> {
  try {
    const files = readArchive(file);
    const sheet = files.get(await firstSheet(files));
    if (!sheet) throw new ArchiveError('there is no sheet in this file');
    const shared = files.get('xl/sharedStrings.xml');
    const texts = shared ? await sharedTexts(shared) : [];
    return await rowsOf(sheet, texts, mostRows);
  } catch (error) {
    if (error instanceof ArchiveError) throw new CsvTextError(error.message);
    if (error instanceof XmlFault) throw new CsvTextError(`the spreadsheet is damaged: ${error.message}`);
    throw error;
  }
}

/** The path of the sheet that the workbook names first. */
async function firstSheet(files: ReadonlyMap<string, PackedFile>): Promise<string> {
  const workbook = files.get(WORKBOOK);
  const relations = files.get('xl/_rels/workbook.xml.rels');
  if (!workbook || !relations) throw new ArchiveError('this is no spreadsheet');
  let id: string | undefined;
  await readPart(workbook, {
    open: ({ local, attributes }) => {
      if (local === 'sheet') id ??= attributes['r:id'];
    },
  });
  let target = '';
  await readPart(relations, {
    open: ({ local, attributes }) => {
      if (local === 'Relationship' && attributes.Id === id) target = attributes.Target ?? '';
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The texts that cells name by number. Readings of Han characters (rPh) are no part of them. */
async function sharedTexts(part: PackedFile): Promise<readonly string[]> {
  const texts: string[] = [];
  let [isText, isReading] = [false, false];
  await readPart(part, {
    open: ({ local: tag }) => {
      if (tag === 'si') texts.push('');
      else if (tag === 't') isText = true;
      else if (tag === 'rPh') isReading = true;
    },
    text: (text) => {
      if (isText && !isReading) texts[texts.length - 1] += text;
    },
    close: (tag) => {
      if (tag === 't') isText = false;
      else if (tag === 'rPh') isReading = false;
    },
  });
  return texts;
}

async function rowsOf(
  part: PackedFile,
  texts: readonly string[],
  mostRows: number,
): Promise<readonly CsvRecord[]> {
  const records: CsvRecord[] = [];
  let [line, column, type, value] = [0, 0, '', ''];
  let values: string[] = [];
  let isValue = false;
  await readPart(part, {
    open: ({ local: tag, attributes }) => {
      if (tag === 'row') {
        line = Number(attributes.r) || line + 1;
        [values, column] = [[], 0];
      } else if (tag === 'c') {
        column = columnOf(attributes.r) ?? column + 1;
        if (column > MOST_COLUMNS) throw new CsvTextError(`a line has more than ${MOST_COLUMNS} columns`);
        [type, value] = [attributes.t ?? 'n', ''];
      } else if (tag === 'v' || tag === 't') isValue = true;
    },
    text: (text) => {
      if (isValue) value += text;
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') isValue = false;
      else if (tag === 'c') {
        while (values.length < column - 1) values.push('');
        values[column - 1] = cellText(type, value, texts);
      } else if (tag === 'row' && values.some((one) => one.trim() !== '')) {
        records.push({ line, values });
        if (records.length > mostRows + 1) throw new CsvTextError(`> ${mostRows}`);
      }
    },
  });
  return records;
}

function cellText(type: string, value: string, texts: readonly string[]): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type !== 'n') return value;
  // Long numbers are stored with an exponent.
  const number = Number(value);
  return value !== '' && Number.isSafeInteger(number) ? String(number) : value;
}

/** The number of a column, from 1, of a reference such as `AB12`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

interface PartReader {
  readonly open: (tag: XmlTag) => void;
  readonly text?: (text: string) => void;
  /** Gets the name without its prefix. */
  readonly close?: (local: string) => void;
}

/** Reads a part in portions, between which other work has its turn. */
async function readPart(part: PackedFile, { open, text, close }: PartReader): Promise<void> {
  const xml = (await part.unpack(MOST_BYTES)).toString('utf8');
  const inside: string[] = [];
  const events = {
    open(tag: XmlTag) {
      inside.push(tag.local);
      open(tag);
    },
    text,
    close: () => close?.(inside.pop() ?? ''),
  };
  await readXmlInPortions(xml, { maxLength: MOST_BYTES, maxDepth: MOST_DEPTH }, events, nextTurn);
}
