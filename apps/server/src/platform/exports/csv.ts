const BYTE_ORDER_MARK = '\ufeff';
/** A cell that begins so is a formula to spreadsheets (also behind blanks); a leading apostrophe makes it text. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]/u;
const NUMBER = /^-?\d+([.,]\d+)?$/;

/**
 * Rows as CSV (RFC 4180): CRLF, quoted where needed, with a byte order mark so that spreadsheets read UTF-8.
 * Texts that a spreadsheet would run as a formula are defused with an apostrophe.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
