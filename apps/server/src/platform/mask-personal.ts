import { normaliseIsbn } from '@lectern/rules/isbn';

/** Stands where something personal was. Digits and letters of it are gone. */
export const MASKED = '▮▮▮';

/** A word, and the rest of a mail address if the word begins one. Each word is taken whole, so none is looked at twice. */
const WORD_OR_MAIL = /[^\s@＠<>()，。；：、]+(\s?[@＠]\s?[\p{L}\p{N}-]+(?:[.．。][\p{L}\p{N}-]+)*)?/gu;
/** Digits with what people write between them, and the letters of a card before and behind them. */
const NUMBER =
  /(?:\p{L}{0,3}[-_]?|\+)?\(?\p{Nd}(?:[\p{Nd}xX]|[\s().·_\-\u2010-\u2015/]{1,2}(?=[\p{Nd}(]))*/gu;
/** As many digits are in no number that a question needs, but in those of cards, phones and papers. */
const LONG = 7;
const DATE_OR_YEARS =
  /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|(?:1\d|20)\d{2}\s?[-\u2010-\u2015/]\s?(?:1\d|20)\d{2})$/;

/**
 * A text without mail addresses and without numbers of cards, phones and papers; `own` are those of its reader, which are masked however
 * short they are. ISBN with a right check digit, dates and years stay.
 */
export function maskPersonal(text: string, own: readonly string[] = []): string {
  let masked = text
    .normalize('NFC')
    .replace(WORD_OR_MAIL, (word, rest: string | undefined) => (rest === undefined ? word : MASKED));
  for (const value of own) if (value.trim().length >= 3) masked = withoutValue(masked, value.trim());
  return masked.replace(NUMBER, (found) => (isHarmless(found) ? found : MASKED));
}

function isHarmless(found: string): boolean {
  const digits = found.normalize('NFKC').replace(/[^\d]/g, '');
  if (digits.length < LONG) return true;
  const bare = found.trim();
  return DATE_OR_YEARS.test(bare) || normaliseIsbn(bare.replace(/[^\dXx]/g, '')) !== undefined;
}

function withoutValue(text: string, value: string): string {
  const pattern = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), MASKED);
}
