import { defineError } from '../../kernel/error-definition.ts';

export const AUTHOR_NOT_FOUND = defineError({
  code: 'AUTHOR_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '馆藏目录中没有这位责任者',
    'zh-TW': '館藏目錄中沒有這位責任者',
    'en-US': 'The catalogue has no author of this name.',
    'fr-FR': 'Le catalogue n’a aucun auteur de ce nom.',
  },
});
