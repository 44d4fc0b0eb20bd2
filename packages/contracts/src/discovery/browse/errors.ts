import { defineError } from '../../kernel/error-definition.ts';

export const DISCIPLINE_NOT_FOUND = defineError({
  code: 'DISCIPLINE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这个学科门类',
    'zh-TW': '沒有這個學科門類',
    'en-US': 'There is no such discipline.',
    'fr-FR': 'Cette discipline n’existe pas.',
  },
});
