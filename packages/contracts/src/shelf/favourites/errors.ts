import { defineError } from '../../kernel/error-definition.ts';

export const FOLDER_NAME_MISSING = defineError({
  code: 'FOLDER_NAME_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入收藏夹名称',
    'zh-TW': '請輸入收藏夾名稱',
    'en-US': 'Please enter a name for the folder.',
    'fr-FR': 'Saisissez le nom du dossier.',
  },
});

export const FOLDER_NAME_TAKEN = defineError({
  code: 'FOLDER_NAME_TAKEN',
  status: 409,
  words: {
    'zh-CN': '已有同名收藏夹',
    'zh-TW': '已有同名收藏夾',
    'en-US': 'You already have a folder of this name.',
    'fr-FR': 'Vous avez déjà un dossier de ce nom.',
  },
});

export const FOLDER_NOT_FOUND = defineError({
  code: 'FOLDER_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该收藏夹不存在或已删除',
    'zh-TW': '該收藏夾不存在或已刪除',
    'en-US': 'There is no such folder, or it was deleted.',
    'fr-FR': 'Ce dossier n’existe pas ou a été supprimé.',
  },
});

export const FOLDER_IS_DEFAULT = defineError({
  code: 'FOLDER_IS_DEFAULT',
  status: 409,
  words: {
    'zh-CN': '默认收藏夹不能删除',
    'zh-TW': '預設收藏夾不能刪除',
    'en-US': 'The default folder cannot be deleted.',
    'fr-FR': 'Le dossier par défaut ne peut pas être supprimé.',
  },
});

export const FOLDER_LIMIT_REACHED = defineError({
  code: 'FOLDER_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可建 {limit} 个收藏夹',
    'zh-TW': '最多可建 {limit} 個收藏夾',
    'en-US': 'You can have {limit} folders at most.',
    'fr-FR': 'Vous pouvez avoir {limit} dossiers au maximum.',
  },
});

export const FAVOURITE_LIMIT_REACHED = defineError({
  code: 'FAVOURITE_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可收藏 {limit} 种，请先取消不用的收藏',
    'zh-TW': '最多可收藏 {limit} 種，請先取消不用的收藏',
    'en-US': 'You can keep {limit} favourites at most. Please remove some first.',
    'fr-FR': 'Vous pouvez conserver {limit} favoris au maximum. Retirez-en d’abord.',
  },
});

export const FAVOURITE_NOT_FOUND = defineError({
  code: 'FAVOURITE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '您没有收藏这部作品',
    'zh-TW': '您沒有收藏這部作品',
    'en-US': 'This work is not among your favourites.',
    'fr-FR': 'Cet ouvrage ne fait pas partie de vos favoris.',
  },
});

export const FAVOURITE_NOT_ONLINE = defineError({
  code: 'FAVOURITE_NOT_ONLINE',
  status: 422,
  words: {
    'zh-CN': '这部作品没有电子全文',
    'zh-TW': '這部作品沒有電子全文',
    'en-US': 'This work has no full text online.',
    'fr-FR': 'Cet ouvrage n’a pas de texte intégral en ligne.',
  },
});

export const FAVOURITES_LINK_ENDED = defineError({
  code: 'FAVOURITES_LINK_ENDED',
  status: 404,
  words: {
    'zh-CN': '该分享链接不存在或已撤回',
    'zh-TW': '該分享連結不存在或已撤回',
    'en-US': 'There is no such link, or it was withdrawn.',
    'fr-FR': 'Ce lien n’existe pas ou a été retiré.',
  },
});

/** No format that is understood, no works in it, or too many. */
export const FAVOURITE_FILE_UNREADABLE = defineError({
  code: 'FAVOURITE_FILE_UNREADABLE',
  status: 422,
  details: { most: 'count' },
  words: {
    'zh-CN':
      '读不出书目。请选择 RIS、BibTeX、CSV（有“标题”或“ISBN”列）或每行一个 ISBN 的文件，最多 {most} 种',
    'zh-TW':
      '讀不出書目。請選擇 RIS、BibTeX、CSV（有「標題」或「ISBN」欄）或每行一個 ISBN 的檔案，最多 {most} 種',
    'en-US':
      'No works can be read from this file. Choose RIS, BibTeX, CSV with a column Title or ISBN, or one ISBN on each line, with {most} works at most.',
    'fr-FR':
      'Aucun ouvrage lisible dans ce fichier. Choisissez un fichier RIS, BibTeX, CSV avec une colonne Titre ou ISBN, ou un ISBN par ligne, de {most} ouvrages au plus.',
  },
});

/** What a name of a folder can be refused for. */
export const FOLDER_NAME_FAULTS = [FOLDER_NAME_MISSING, FOLDER_NAME_TAKEN] as const;
