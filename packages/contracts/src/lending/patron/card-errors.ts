import { defineError } from '../../kernel/error-definition.ts';

export const CARDS_ELSEWHERE = defineError({
  code: 'CARDS_ELSEWHERE',
  status: 409,
  words: {
    'zh-CN': '读者证由图书馆业务系统管理，请到服务台办理',
    'zh-TW': '讀者證由圖書館業務系統管理，請至服務台辦理',
    'en-US': 'Cards are kept in the library system. Please ask at the library desk.',
    'fr-FR': 'Les cartes sont gérées dans le système de la bibliothèque. Adressez-vous à l’accueil.',
  },
});

export const CARD_NOT_LOST = defineError({
  code: 'CARD_NOT_LOST',
  status: 409,
  details: { number: 'text' },
  words: {
    'zh-CN': '证 {number} 不能撤销挂失：它没有挂失，或已补办新证',
    'zh-TW': '證 {number} 不能撤銷掛失：它沒有掛失，或已補辦新證',
    'en-US': 'The card {number} cannot be used again: it is not reported lost, or you have another one.',
    'fr-FR':
      'La carte {number} ne peut pas être réactivée : elle n’est pas déclarée perdue, ou vous en avez une autre.',
  },
});
