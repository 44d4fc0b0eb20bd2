/** English dates are written with the day first, as in libraries outside the United States. */
const LOCALES: Readonly<Record<string, string>> = { 'en-US': 'en-GB' };

/**
 * A calendar date (YYYY-MM-DD) as text: 3 May, 5月3日. It has the year if that is not the year of `today`. `language` is a
 * BCP 47 tag.
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
