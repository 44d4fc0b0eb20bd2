/** English dates are written day first, as libraries outside the United States do. */
const LOCALES: Readonly<Record<string, string>> = { 'en-US': 'en-GB' };

/**
 * A calendar date (YYYY-MM-DD) in words: 3 May, 5月3日; with its year where that is not the year of `today`. `language` is a BCP 47
 * tag.
 */
export function formatDay(date: string, language: string, today = ''): string {
  const thisYear = date.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(!thisYear && { year: 'numeric' }),
  }).format(new Date(`${date}T00:00:00Z`));
}
