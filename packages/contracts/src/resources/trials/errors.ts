import { defineError } from '../../kernel/error-definition.ts';

export const TRIAL_NOT_OPEN = defineError({
  code: 'TRIAL_NOT_OPEN',
  status: 409,
  words: {
    'zh-CN': '该数据库现在不征集试用意见',
    'zh-TW': '該資料庫現在不徵集試用意見',
    'en-US': 'This database is not on trial, or takes no opinions.',
    'fr-FR': 'Cette base n’est pas à l’essai ou ne recueille pas d’avis.',
  },
});

export const TRIAL_ANSWER_MISSING = defineError({
  code: 'TRIAL_ANSWER_MISSING',
  status: 422,
  words: {
    'zh-CN': '请填写试用意见',
    'zh-TW': '請填寫試用意見',
    'en-US': 'Please write what you think of the trial.',
    'fr-FR': 'Écrivez ce que vous pensez de cet essai.',
  },
});
