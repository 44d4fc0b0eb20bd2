import type { Language } from '@lectern/contracts/kernel/languages';

/** An instant as people write it where the library is: "2026年11月23日 16:20". */
export function instantText(at: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(at));
}
