import { defineError } from '../../kernel/error-definition.ts';

export const ITEM_TYPE_UNKNOWN = defineError({
  code: 'ITEM_TYPE_UNKNOWN',
  status: 404,
  details: { code: 'text' },
  words: {
    'zh-CN': '没有单册类型 {code}',
    'zh-TW': '沒有單冊類型 {code}',
    'en-US': 'There is no item type {code}.',
    'fr-FR': 'Il n’y a pas de type d’exemplaire {code}.',
  },
});

export const RULE_UNKNOWN = defineError({
  code: 'RULE_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这条借阅规则',
    'zh-TW': '沒有這條借閱規則',
    'en-US': 'There is no such loan rule.',
    'fr-FR': 'Cette règle de prêt n’existe pas.',
  },
});

export const AMNESTY_UNKNOWN = defineError({
  code: 'AMNESTY_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这个免罚时段',
    'zh-TW': '沒有這個免罰時段',
    'en-US': 'There is no such amnesty.',
    'fr-FR': 'Cette période d’amnistie n’existe pas.',
  },
});

export const RULES_ELSEWHERE = defineError({
  code: 'RULES_ELSEWHERE',
  status: 409,
  words: {
    'zh-CN': '借阅规则由图书馆业务系统管理，请在该系统中修改',
    'zh-TW': '借閱規則由圖書館業務系統管理，請在該系統中修改',
    'en-US': 'Loan rules are kept in the library system. Please change them there.',
    'fr-FR': 'Les règles de prêt sont gérées dans le système de la bibliothèque. Modifiez-les là.',
  },
});
