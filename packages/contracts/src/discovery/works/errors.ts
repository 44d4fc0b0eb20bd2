import { defineError } from '../../kernel/error-definition.ts';

export const EDITION_OF_ITSELF = defineError({
  code: 'EDITION_OF_ITSELF',
  status: 409,
  words: {
    'zh-CN': '两条记录是同一条，请选择另一条记录',
    'zh-TW': '兩筆紀錄是同一筆，請選擇另一筆紀錄',
    'en-US': 'Both are the same record. Please choose another one.',
    'fr-FR': 'Les deux notices sont la même. Veuillez en choisir une autre.',
  },
});
