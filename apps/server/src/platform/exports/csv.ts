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
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = String(value);
  const whole = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  const safe = whole.replace(INNER_FORMULA, "$&'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
