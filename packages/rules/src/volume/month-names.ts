const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'];

const MONTHS = new Map<string, number>();
for (const language of LANGUAGES)
  for (const month of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    for (let at = 0; at < 12; at++) {
      const name = format.format(new Date(Date.UTC(2001, at, 15))).toLowerCase();
      MONTHS.set(name.replace(/\.$/, ''), at + 1);
    }
  }

/** The number of a month by its name or abbreviation in lower case, 1 to 12. */
export function monthNumber(word: string): number | undefined {
  return MONTHS.get(word);
}
