import { defineError } from '../../kernel/error-definition.ts';

export const LIBRARY_UNKNOWN = defineError({
  code: 'LIBRARY_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这个分馆',
    'zh-TW': '沒有這個分館',
    'en-US': 'There is no such library.',
    'fr-FR': 'Cette bibliothèque n’existe pas.',
  },
});
