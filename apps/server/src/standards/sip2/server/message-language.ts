import type { Language } from '@lectern/contracts/kernel/languages';
import type { SipMessage } from '../../../platform/sip2/read-message.ts';

/** Our languages by the codes of SIP2 2.00: English, French, Canadian French, Chinese, British English, Taiwanese. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['001', 'en-US'],
  ['002', 'fr-FR'],
  ['011', 'fr-FR'],
  ['019', 'zh-CN'],
  ['024', 'en-US'],
  ['027', 'zh-TW'],
]);

/** The language that a message wants its reader to be addressed in; undefined if it names none, or one that we do not speak. */
export function languageIn({ fixed }: SipMessage): Language | undefined {
  return 'language' in fixed ? LANGUAGES.get(fixed.language) : undefined;
}
