import { defineError } from '../../kernel/error-definition.ts';

export const ANNOUNCEMENT_NOT_FOUND = defineError({
  code: 'ANNOUNCEMENT_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该公告不存在或未公开',
    'zh-TW': '該公告不存在或未公開',
    'en-US': 'There is no such announcement, or it is not shown now.',
    'fr-FR': 'Cette annonce n’existe pas ou n’est pas affichée actuellement.',
  },
});

export const ANNOUNCEMENT_TITLE_MISSING = defineError({
  code: 'ANNOUNCEMENT_TITLE_MISSING',
  status: 422,
  words: {
    'zh-CN': '请至少用一种语言填写公告标题；有正文的语言必须有标题',
    'zh-TW': '請至少用一種語言填寫公告標題；有正文的語言必須有標題',
    'en-US': 'Please enter a title in one language at least, and in each language that has a text.',
    'fr-FR': 'Saisissez un titre dans une langue au moins, et dans chaque langue qui a un texte.',
  },
});

export const ANNOUNCEMENT_DATES_REVERSED = defineError({
  code: 'ANNOUNCEMENT_DATES_REVERSED',
  status: 422,
  words: {
    'zh-CN': '结束日期不能早于开始日期',
    'zh-TW': '結束日期不能早於開始日期',
    'en-US': 'The last day is before the first day.',
    'fr-FR': 'Le dernier jour précède le premier.',
  },
});

export const ANNOUNCEMENT_CHANGED = defineError({
  code: 'ANNOUNCEMENT_CHANGED',
  status: 409,
  words: {
    'zh-CN': '此公告已被他人修改。请重新打开后再修改',
    'zh-TW': '此公告已被他人修改。請重新開啟後再修改',
    'en-US':
      'Somebody changed this announcement in the meantime. Please open it again and repeat your change.',
    'fr-FR': 'Cette annonce a été modifiée entre-temps. Rouvrez-la et refaites votre modification.',
  },
});

export const ANNOUNCEMENT_LIMIT_REACHED = defineError({
  code: 'ANNOUNCEMENT_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可有 {limit} 条公告，请先删除旧公告',
    'zh-TW': '最多可有 {limit} 則公告，請先刪除舊公告',
    'en-US': 'There can be {limit} announcements at most. Please delete old ones.',
    'fr-FR': 'Il peut y avoir {limit} annonces au maximum. Supprimez d’abord les anciennes.',
  },
});
