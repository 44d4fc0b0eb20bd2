import type { Names } from '@lectern/contracts/kernel/languages';

/** A name in the four languages, in the order of LANGUAGES. */
export function fourNames(zhCN: string, zhTW: string, enUS: string, frFR: string): Names {
  return { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'fr-FR': frFR };
}

/** Names of codes in the four languages. */
export type NamesByCode = Readonly<Record<string, Names>>;
