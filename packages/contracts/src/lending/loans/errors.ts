import { defineError } from '../../kernel/error-definition.ts';

export const LOANS_NOT_RENEWED = defineError({
  code: 'LOANS_NOT_RENEWED',
  status: 409,
  words: {
    'zh-CN': '这些借阅都不能续借，各条说明了原因',
    'zh-TW': '這些借閱都不能續借，各筆說明了原因',
    'en-US': 'None of these loans could be renewed. Each says why.',
    'fr-FR': 'Aucun de ces prêts n’a pu être prolongé. Chacun dit pourquoi.',
  },
});
