import { defineError } from '../kernel/error-definition.ts';

export const FEEDBACK_NOT_FOUND = defineError({
  code: 'FEEDBACK_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这条反馈',
    'zh-TW': '沒有這筆回報',
    'en-US': 'There is no such feedback.',
    'fr-FR': 'Cette remarque n’existe pas.',
  },
});

export const FEEDBACK_PICTURES_FULL = defineError({
  code: 'FEEDBACK_PICTURES_FULL',
  status: 422,
  details: { most: 'count' },
  words: {
    'zh-CN': '一条反馈最多附 {most} 张图片',
    'zh-TW': '一筆回報最多附 {most} 張圖片',
    'en-US': 'Feedback can have {most} pictures at most.',
    'fr-FR': 'Une remarque peut avoir {most} images au maximum.',
  },
});
