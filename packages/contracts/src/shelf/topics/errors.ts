import { defineError } from '../../kernel/error-definition.ts';

export const TOPIC_NOT_FOUND = defineError({
  code: 'TOPIC_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该专题不存在或未公开',
    'zh-TW': '該專題不存在或未公開',
    'en-US': 'There is no such topic, or it is not open.',
    'fr-FR': 'Ce dossier n’existe pas ou n’est pas publié.',
  },
});

export const TOPIC_TITLE_MISSING = defineError({
  code: 'TOPIC_TITLE_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入专题标题',
    'zh-TW': '請輸入專題標題',
    'en-US': 'Please enter a title for the topic.',
    'fr-FR': 'Saisissez le titre du dossier.',
  },
});

export const TOPIC_DATES_REVERSED = defineError({
  code: 'TOPIC_DATES_REVERSED',
  status: 422,
  words: {
    'zh-CN': '结束日期不能早于开始日期',
    'zh-TW': '結束日期不能早於開始日期',
    'en-US': 'The last day is before the first day.',
    'fr-FR': 'Le dernier jour précède le premier.',
  },
});

export const TOPIC_CHANGED = defineError({
  code: 'TOPIC_CHANGED',
  status: 409,
  words: {
    'zh-CN': '此专题已被他人修改。请重新打开后再修改',
    'zh-TW': '此專題已被他人修改。請重新開啟後再修改',
    'en-US': 'Somebody changed this topic in the meantime. Please open it again and repeat your change.',
    'fr-FR': 'Ce dossier a été modifié entre-temps. Rouvrez-le et refaites votre modification.',
  },
});

export const TOPIC_LIMIT_REACHED = defineError({
  code: 'TOPIC_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可建 {limit} 个专题',
    'zh-TW': '最多可建 {limit} 個專題',
    'en-US': 'There can be {limit} topics at most.',
    'fr-FR': 'Il peut y avoir {limit} dossiers au maximum.',
  },
});
