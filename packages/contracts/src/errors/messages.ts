import type { ErrorCode, ErrorDetails } from '../errors.ts';
import type { Language } from '../kernel/languages.ts';
import { enUS } from './messages-en-us.ts';
import { frFR } from './messages-fr-fr.ts';
import { zhCN } from './messages-zh-cn.ts';
import { zhTW } from './messages-zh-tw.ts';

export type Messages = Readonly<Record<ErrorCode, string>>;

const MESSAGES: Record<Language, Messages> = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'fr-FR': frFR };

const PLACEHOLDER = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * The words for a refusal in the reader's language, with its details in place of {names}. `{waiting|reader is|readers are}` gives the
 * words for one or for more by the number, as the language counts (French has no plural for 0 and 1.5).
 */
export function errorMessage(code: ErrorCode, language: Language, details: ErrorDetails = {}): string {
  return MESSAGES[language][code].replace(
    PLACEHOLDER,
    (whole, name: string, one: string | undefined, more: string | undefined) => {
      const value = details[name];
      if (one === undefined) return value === undefined ? whole : String(value);
      return (new Intl.PluralRules(language).select(Number(value)) === 'one' ? one : more) ?? '';
    },
  );
}
