/**
 * A calendar date (YYYY-MM-DD) as text: 3 May, 5月3日. It has the year if that is not the year of `today`. `language` is a
 * BCP 47 tag.
 */
export function formatDay(date: string, language: string, today = ''): string {
  const thisYear = date.slice(0, 4) === today.slice(0, 4);
  // English dates are written with the day first, as in libraries outside the United States.
  return new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(!thisYear && { year: 'numeric' }),
  }).format(new Date(`${date}T00:00:00Z`));
}
