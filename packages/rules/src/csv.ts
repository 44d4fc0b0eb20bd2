/** The cells of a row; texts stay texts, whatever a spreadsheet would make of them. */
export type TableRow = readonly (string | number)[];

const BYTE_ORDER_MARK = '\ufeff';
/** A cell that begins so is a formula to spreadsheets (also behind blanks); a leading apostrophe makes it text. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]/u;
/**
 * The same inside a cell, behind a sign at which a spreadsheet of another country begins a new cell: it takes semicolons or tabs for the
 * separators, and then our quotes protect neither these nor line breaks.
 */
const INNER_FORMULA = /[;\t\r\n](?=(?:(?![\t\r\n])[\s\p{Cc}"])*[=+\-@\uff0b\uff0d\uff1d\uff20])/gu;
const NUMBER = /^-?\d+([.,]\d+)?$/;

/**
 * Rows as CSV (RFC 4180): CRLF, quoted where needed, with a byte order mark so that spreadsheets read UTF-8.
 * Texts that a spreadsheet of any country would run as a formula are defused with an apostrophe.
 */
export function toCsv(rows: readonly TableRow[]): string {
  return BYTE_ORDER_MARK + rows.map(line).join('');
}

/** The same, row by row while they come. */
export async function* csvLines(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const row of rows) yield line(row);
}

/** Whether a spreadsheet would run a text as a formula if it were typed into a cell. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text) && !NUMBER.test(text);
}

const DEFUSED_INSIDE = /([;\t\r\n])'(?=(?:(?![\t\r\n])[\s\p{Cc}"])*[=+\-@\uff0b\uff0d\uff1d\uff20])/gu;

/** A text as it was before `toCsv` defused it. */
export function withoutDefusing(text: string): string {
  const whole = text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
  return whole.replace(DEFUSED_INSIDE, '$1');
}

function line(row: TableRow): string {
  return `${row.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  const whole = isFormula(text) ? `'${text}` : text;
  const safe = whole.replace(INNER_FORMULA, "$&'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
