import type { Language } from '@lectern/contracts/kernel/languages';

/** The name of each language in that language, so that people find it who read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
  'fr-FR': 'Français',
};
