import type { Language } from '@lectern/contracts/kernel/languages';

/** The default list until its reader names it. */
export const DEFAULT_LIST_NAME: Readonly<Record<Language, string>> = {
  'zh-CN': '我的书单',
  'zh-TW': '我的書單',
  'en-US': 'My list',
  'fr-FR': 'Ma liste',
};

/** The name of a copied list. */
export const COPY_NAME: Readonly<Record<Language, string>> = {
  'zh-CN': '{name}（副本）',
  'zh-TW': '{name}（副本）',
  'en-US': '{name} (copy)',
  'fr-FR': '{name} (copie)',
};
