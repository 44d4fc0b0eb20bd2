import { errorMessage } from '@lectern/contracts/errors/messages';
import type { Language } from '@lectern/contracts/kernel/languages';
import { formatMoney } from '@lectern/rules/money';
import type { Refusal } from '../../ports/ils/ils-port.ts';
import { formatDay } from './format-day.ts';

const DATES = ['date', 'dueDate'];
const AMOUNTS = ['owed', 'limit'];

/** A refusal as the reader sees it: its code, and its words with dates and money written as the language does. */
export function presentRefusal(
  { code, details }: Refusal,
  language: Language,
  today: string,
): { code: string; message: string } {
  const { currency } = details;
  const words = Object.entries(details).map(([name, value]) => {
    if (typeof value === 'string' && DATES.includes(name)) return [name, formatDay(value, language, today)];
    if (typeof value === 'number' && typeof currency === 'string' && AMOUNTS.includes(name)) {
      return [name, formatMoney({ amount: value, currency }, language)];
    }
    return [name, value];
  });
  return { code, message: errorMessage(code, language, Object.fromEntries(words)) };
}
