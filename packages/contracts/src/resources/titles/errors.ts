import { defineError } from '../../kernel/error-definition.ts';

export const TITLE_NOT_FOUND = defineError({
  code: 'TITLE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这种期刊或图书，或者现在不能在线阅读',
    'zh-TW': '沒有這種期刊或圖書，或者現在不能線上閱讀',
    'en-US': 'There is no such journal or book, or it is not online now.',
    'fr-FR': 'Cette revue ou ce livre n’existe pas, ou n’est pas en ligne actuellement.',
  },
});

export const TITLE_LIST_NOT_FOUND = defineError({
  code: 'TITLE_LIST_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该刊目不存在',
    'zh-TW': '該刊目不存在',
    'en-US': 'There is no such title list.',
    'fr-FR': 'Cette liste de titres n’existe pas.',
  },
});

export const TITLE_LIST_CODE_TAKEN = defineError({
  code: 'TITLE_LIST_CODE_TAKEN',
  status: 409,
  words: {
    'zh-CN': '已有刊目使用此代码',
    'zh-TW': '已有刊目使用此代碼',
    'en-US': 'Another title list has this code.',
    'fr-FR': 'Une autre liste de titres a déjà ce code.',
  },
});

export const TITLE_LIST_LIMIT_REACHED = defineError({
  code: 'TITLE_LIST_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可建 {limit} 个刊目',
    'zh-TW': '最多可建 {limit} 個刊目',
    'en-US': 'There can be {limit} title lists at most.',
    'fr-FR': 'Il peut y avoir {limit} listes de titres au maximum.',
  },
});

/** An import of the list runs, or waits to run. */
export const TITLE_IMPORT_RUNNING = defineError({
  code: 'TITLE_IMPORT_RUNNING',
  status: 409,
  words: {
    'zh-CN': '此刊目正在导入。请等待完成',
    'zh-TW': '此刊目正在匯入。請等待完成',
    'en-US': 'This title list is being imported. Please wait for the end.',
    'fr-FR': 'Cette liste de titres est en cours d’import. Attendez la fin.',
  },
});

export const TITLE_IMPORT_UNKNOWN = defineError({
  code: 'TITLE_IMPORT_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有此次导入',
    'zh-TW': '沒有此次匯入',
    'en-US': 'There is no such import.',
    'fr-FR': 'Cet import n’existe pas.',
  },
});

/** The list before is kept once, until the next import. */
export const TITLE_UNDO_GONE = defineError({
  code: 'TITLE_UNDO_GONE',
  status: 409,
  words: {
    'zh-CN': '没有可撤销的导入',
    'zh-TW': '沒有可復原的匯入',
    'en-US': 'There is no import that can be undone.',
    'fr-FR': 'Aucun import ne peut être annulé.',
  },
});

export const TITLE_LINE_NOT_FOUND = defineError({
  code: 'TITLE_LINE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该题名没有这些条目，可能已重新导入',
    'zh-TW': '該題名沒有這些條目，可能已重新匯入',
    'en-US': 'The title does not have these lines. Its list may have been imported again.',
    'fr-FR': 'Le titre n’a pas ces lignes. Sa liste a peut-être été réimportée.',
  },
});

export const TITLE_PART_OF_ALL = defineError({
  code: 'TITLE_PART_OF_ALL',
  status: 409,
  words: {
    'zh-CN': '至少要给原题名留一个条目',
    'zh-TW': '至少要給原題名留一個條目',
    'en-US': 'At least one line has to stay with the title.',
    'fr-FR': 'Au moins une ligne doit rester au titre.',
  },
});

export const TITLE_JOINED_TO_ITSELF = defineError({
  code: 'TITLE_JOINED_TO_ITSELF',
  status: 409,
  words: {
    'zh-CN': '请选择另一个题名',
    'zh-TW': '請選擇另一個題名',
    'en-US': 'Please choose another title.',
    'fr-FR': 'Choisissez un autre titre.',
  },
});

export const TITLE_MARKS_UNREADABLE = defineError({
  code: 'TITLE_MARKS_UNREADABLE',
  status: 422,
  details: { reason: 'text' },
  words: {
    'zh-CN': '无法读取名单：{reason}',
    'zh-TW': '無法讀取名單：{reason}',
    'en-US': 'The list cannot be read: {reason}',
    'fr-FR': 'La liste ne peut pas être lue : {reason}',
  },
});
