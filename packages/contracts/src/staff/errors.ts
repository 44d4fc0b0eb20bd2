import { defineError } from '../kernel/error-definition.ts';

/** The call needs to know in which library the member of the staff works. */
export const DESK_NOT_CHOSEN = defineError({
  code: 'DESK_NOT_CHOSEN',
  status: 409,
  words: {
    'zh-CN': '请先选择您所在的馆和服务台',
    'zh-TW': '請先選擇您所在的館和服務台',
    'en-US': 'Please choose your library and desk first.',
    'fr-FR': 'Choisissez d’abord votre bibliothèque et votre guichet.',
  },
});
