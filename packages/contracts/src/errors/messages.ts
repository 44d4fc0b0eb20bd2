import type { ErrorCode, ErrorDetails } from '../errors.ts';
import type { Language } from '../languages.ts';
import { enUS } from './messages-en-us.ts';
import { frFR } from './messages-fr-fr.ts';
import { zhCN } from './messages-zh-cn.ts';
import { zhTW } from './messages-zh-tw.ts';

export type Messages = Readonly<Record<ErrorCode, string>>;

const MESSAGES: Record<Language, Messages> = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'fr-FR': frFR };

/** The words for a refusal in the reader's language, with its details put in place of {names}. */
export function errorMessage(code: ErrorCode, language: Language, details: ErrorDetails = {}): string {
  return MESSAGES[language][code].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = details[name];
    return value === undefined ? whole : String(value);
  });
}
