import { defineError } from '../../kernel/error-definition.ts';

export const BUDGET_NOT_FOUND = defineError({
  code: 'BUDGET_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有该经费',
    'zh-TW': '沒有該經費',
    'en-US': 'There is no such budget.',
    'fr-FR': 'Ce budget n’existe pas.',
  },
});

export const BUDGET_CODE_TAKEN = defineError({
  code: 'BUDGET_CODE_TAKEN',
  status: 409,
  details: { code: 'text' },
  words: {
    'zh-CN': '该年度已有代码为“{code}”的经费',
    'zh-TW': '該年度已有代碼為「{code}」的經費',
    'en-US': 'Another budget of this year has the code {code}.',
    'fr-FR': 'Un autre budget de cette année a le code {code}.',
  },
});

export const BUDGET_LIMIT_REACHED = defineError({
  code: 'BUDGET_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可建立 {limit} 项经费',
    'zh-TW': '最多可建立 {limit} 項經費',
    'en-US': 'A library can have up to {limit} budgets.',
    'fr-FR': 'Une bibliothèque peut avoir jusqu’à {limit} budgets.',
  },
});

/** More would be taken out than is free. */
export const BUDGET_TOO_SMALL = defineError({
  code: 'BUDGET_TOO_SMALL',
  status: 409,
  details: { free: 'money' },
  words: {
    'zh-CN': '该经费可用余额只有 {free}',
    'zh-TW': '該經費可用餘額只有 {free}',
    'en-US': 'Only {free} of this budget is free.',
    'fr-FR': 'Seuls {free} de ce budget sont libres.',
  },
});
