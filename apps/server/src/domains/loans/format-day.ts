import type { Language } from '@lectern/contracts/kernel/languages';

/** English dates are written day first, as libraries outside the United States do. */
const LOCALES: Record<Language, string> = {
  'zh-CN': 'zh-CN',
  'zh-TW': 'zh-TW',
  'en-US': 'en-GB',
  'fr-FR': 'fr-FR',
};

/** A calendar date in words: 3 May, 5月3日; with its year where that is not this year's. */
export function formatDay(date: string, language: Language, today: string): string {
  const thisYear = date.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(!thisYear && { year: 'numeric' }),
  }).format(new Date(`${date}T00:00:00Z`));
}
