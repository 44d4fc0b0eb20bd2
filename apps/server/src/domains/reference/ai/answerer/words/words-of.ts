import type { Language } from '@lectern/contracts/kernel/languages';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import type { Words } from './words.ts';
import { ZH_CN } from './zh-cn.ts';
import { ZH_TW } from './zh-tw.ts';

export const WORDS: Readonly<Record<Language, Words>> = {
  'zh-CN': ZH_CN,
  'zh-TW': ZH_TW,
  'en-US': EN,
  'fr-FR': FR,
};
