import { defineError } from '../../kernel/error-definition.ts';

export const BOOK_LIST_NOT_FOUND = defineError({
  code: 'BOOK_LIST_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该书单不存在或未公开',
    'zh-TW': '該書單不存在或未公開',
    'en-US': 'There is no such list, or it is not public.',
    'fr-FR': 'Cette liste n’existe pas ou n’est pas publique.',
  },
});

export const BOOK_LIST_NAME_MISSING = defineError({
  code: 'BOOK_LIST_NAME_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入书单名称',
    'zh-TW': '請輸入書單名稱',
    'en-US': 'Please enter a name for the list.',
    'fr-FR': 'Saisissez le nom de la liste.',
  },
});

export const BOOK_LIST_DATES_REVERSED = defineError({
  code: 'BOOK_LIST_DATES_REVERSED',
  status: 422,
  words: {
    'zh-CN': '结束日期不能早于开始日期',
    'zh-TW': '結束日期不能早於開始日期',
    'en-US': 'The last day is before the first day.',
    'fr-FR': 'Le dernier jour précède le premier.',
  },
});

export const BOOK_LIST_LIMIT_REACHED = defineError({
  code: 'BOOK_LIST_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可建 {limit} 个书单',
    'zh-TW': '最多可建 {limit} 個書單',
    'en-US': 'You can have {limit} lists at most.',
    'fr-FR': 'Vous pouvez avoir {limit} listes au maximum.',
  },
});

export const BOOK_LIST_FULL = defineError({
  code: 'BOOK_LIST_FULL',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '一个书单最多 {limit} 种',
    'zh-TW': '一個書單最多 {limit} 種',
    'en-US': 'A list can have {limit} works at most.',
    'fr-FR': 'Une liste peut contenir {limit} ouvrages au maximum.',
  },
});

export const BOOK_LIST_CHANGED = defineError({
  code: 'BOOK_LIST_CHANGED',
  status: 409,
  words: {
    'zh-CN': '此书单已在别处修改。您的输入仍在，请核对后再保存',
    'zh-TW': '此書單已在別處修改。您的輸入仍在，請核對後再儲存',
    'en-US':
      'This list was changed elsewhere in the meantime. What you typed is still here: please compare and save again.',
    'fr-FR':
      'Cette liste a été modifiée ailleurs entre-temps. Votre saisie est conservée : comparez et enregistrez de nouveau.',
  },
});

export const BOOK_LIST_EMPTY = defineError({
  code: 'BOOK_LIST_EMPTY',
  status: 409,
  words: {
    'zh-CN': '书单还没有作品，请先添加',
    'zh-TW': '書單還沒有作品，請先新增',
    'en-US': 'The list has no works yet. Please add some first.',
    'fr-FR': 'La liste est vide. Ajoutez d’abord des ouvrages.',
  },
});

export const BOOK_LIST_NOT_PRIVATE = defineError({
  code: 'BOOK_LIST_NOT_PRIVATE',
  status: 409,
  words: {
    'zh-CN': '此书单已公开或正在审核',
    'zh-TW': '此書單已公開或正在審核',
    'en-US': 'This list is public already, or is being reviewed.',
    'fr-FR': 'Cette liste est déjà publique ou en cours d’examen.',
  },
});

export const BOOK_LIST_OWN = defineError({
  code: 'BOOK_LIST_OWN',
  status: 409,
  words: {
    'zh-CN': '这是您自己的书单',
    'zh-TW': '這是您自己的書單',
    'en-US': 'This is a list of your own.',
    'fr-FR': 'Cette liste est la vôtre.',
  },
});

export const FOLLOWED_LIMIT_REACHED = defineError({
  code: 'FOLLOWED_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可收藏 {limit} 个书单，请先取消不用的收藏',
    'zh-TW': '最多可收藏 {limit} 個書單，請先取消不用的收藏',
    'en-US': 'You can follow {limit} lists at most. Please stop following some first.',
    'fr-FR': 'Vous pouvez suivre {limit} listes au maximum. Cessez d’abord d’en suivre certaines.',
  },
});

/** What the facts of a list can be refused for. */
export const LIST_FACT_FAULTS = [BOOK_LIST_NAME_MISSING, BOOK_LIST_DATES_REVERSED] as const;
