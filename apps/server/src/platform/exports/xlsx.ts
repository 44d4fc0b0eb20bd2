import { Readable } from 'node:stream';
import { escapeXml } from '@lectern/marc/xml/escape-xml';
import { isFormula, type TableRow } from '@lectern/rules/csv';
import { ZipFile } from 'yazl';
import { XLSX_PARTS } from './xlsx-parts.ts';

/** The longest text of a cell that spreadsheets open. */
const MOST_CHARACTERS = 32_767;

/** Styles of xlsx-parts.ts. */
const HEADING_STYLE = 1;
const QUOTED_STYLE = 2;

/**
 * Rows as a spreadsheet (Office Open XML) with one sheet, the first row as its headings. It is written while it is sent. Texts are cells of
 * the type text, which no program runs; those that begin like a formula are marked as quoted, so that editing such a cell does not make it
 * one.
 */
export function toXlsx(rows: AsyncIterable<TableRow>, now: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const content = Readable.from(sheet(rows), { objectMode: false });
  // A row that cannot be read ends the file in the middle: what was sent is then no archive, and nobody takes it for the whole.
  content.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => content.destroy());
  const options = { mtime: now };
  for (const [path, xml] of XLSX_PARTS) zip.addBuffer(Buffer.from(xml), path, options);
  zip.addReadStream(content, 'xl/worksheets/sheet1.xml', options);
  zip.end();
  return output;
}

async function* sheet(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  yield '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>';
  yield '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  yield '</sheetViews><sheetData>';
  let isHeading = true;
  for await (const row of rows) {
    yield `<row>${row.map((value) => cell(value, isHeading)).join('')}</row>`;
    isHeading = false;
  }
  yield '</sheetData></worksheet>';
}

function cell(value: string | number, isHeading: boolean): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>';
  if (value === '') return '<c/>';
  const style = isHeading ? HEADING_STYLE : isFormula(value) ? QUOTED_STYLE : 0;
  const text = escapeXml(value.slice(0, MOST_CHARACTERS));
  return `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${text}</t></is></c>`;
}
