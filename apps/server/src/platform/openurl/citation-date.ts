import { formatTitleDate, parseTitleDate } from '@lectern/rules/coverage/title-date';

/** A year of print that stands alone. */
const YEAR = /(?<!\d)(?:1[4-9]|20)\d\d(?!\d)/;

/**
 * The date of a request as YYYY, YYYY-MM or YYYY-MM-DD: also 20030411, and the year of what is no date ("Spring 2004", "1998-13-45",
 * "12/05/1998", "1885/1900"). Empty where there is none.
 */
export function citationDate(text: string): string {
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  const written = compact ? `${compact[1]}-${compact[2]}-${compact[3]}` : withoutTime(text);
  const date = parseTitleDate(written);
  if (date) return formatTitleDate(date);
  return YEAR.exec(compact?.[1] ?? text)?.[0] ?? '';
}

function withoutTime(text: string): string {
  const at = text.search(/[T ]\d\d:/);
  return at < 0 ? text : text.slice(0, at);
}
