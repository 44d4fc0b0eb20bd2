import { defineError } from '../../kernel/error-definition.ts';

export const BIB_NOT_FOUND = defineError({
  code: 'BIB_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该文献已不在馆藏目录中',
    'zh-TW': '該文獻已不在館藏目錄中',
    'en-US': 'This title is not in the catalogue any more.',
    'fr-FR': 'Ce titre n’est plus au catalogue.',
  },
});
