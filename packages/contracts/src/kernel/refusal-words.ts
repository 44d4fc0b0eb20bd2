import { formatDay } from '@lectern/rules/format-day';
import { formatMoney } from '@lectern/rules/money';
import type { Details, ErrorDefinition } from './error-definition.ts';
import type { Language } from './languages.ts';

const PLACEHOLDER = /\{(\w+)(?:\|([^|{}]*)\|([^{}]*))?\}/g;

/** For whom words are written: in which language, and which day it is there (YYYY-MM-DD): its year is not named. */
export interface Addressee {
  readonly language: Language;
  readonly today?: string;
}

/** The words of a refusal, with its facts as the language writes them. */
export function refusalWords(
  { error, details }: { readonly error: ErrorDefinition; readonly details: Details },
  { language, today }: Addressee,
): string {
  return error.words[language].replace(
    PLACEHOLDER,
    (_, name: string, one: string | undefined, more: string | undefined) => {
      const value = details[name] ?? '';
      if (one === undefined) return written(value, error.details[name] === 'date', language, today);
      // French has no plural for 0 and 1.5.
      return (new Intl.PluralRules(language).select(Number(value)) === 'one' ? one : more) ?? '';
    },
  );
}

function written(value: Details[string], isDate: boolean, language: Language, today?: string): string {
  if (typeof value === 'object') return formatMoney(value, language);
  return isDate ? formatDay(String(value), language, today) : String(value);
}
