import type { Language } from '@lectern/contracts/kernel/languages';

/** The default folder until its reader names it. */
export const DEFAULT_FOLDER_NAME: Readonly<Record<Language, string>> = {
  'zh-CN': '默认收藏夹',
  'zh-TW': '預設收藏夾',
  'en-US': 'Favourites',
  'fr-FR': 'Favoris',
};
