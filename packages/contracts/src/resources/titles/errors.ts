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
