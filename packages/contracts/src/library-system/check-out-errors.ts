import { defineError } from '../kernel/error-definition.ts';

export const LOAN_LIMIT_REACHED = defineError({
  code: 'LOAN_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '已达到 {limit} 册的借阅上限',
    'zh-TW': '已達到 {limit} 冊的借閱上限',
    'en-US': 'The limit of {limit} {limit|loan|loans} is reached.',
    'fr-FR': 'La limite de {limit} {limit|prêt|prêts} est atteinte.',
  },
});

export const ITEM_NOT_AVAILABLE = defineError({
  code: 'ITEM_NOT_AVAILABLE',
  status: 409,
  words: {
    'zh-CN': '该册当前不可借',
    'zh-TW': '該冊目前不可借',
    'en-US': 'This copy is not available.',
    'fr-FR': 'Cet exemplaire n’est pas disponible.',
  },
});

export const ITEM_NOT_LOANABLE = defineError({
  code: 'ITEM_NOT_LOANABLE',
  status: 409,
  words: {
    'zh-CN': '该册仅限馆内阅览',
    'zh-TW': '該冊僅限館內閱覽',
    'en-US': 'This copy is for use in the library only.',
    'fr-FR': 'Cet exemplaire se consulte sur place.',
  },
});

export const ITEM_HELD_FOR_OTHER = defineError({
  code: 'ITEM_HELD_FOR_OTHER',
  status: 409,
  words: {
    'zh-CN': '该册已为其他读者保留',
    'zh-TW': '該冊已為其他讀者保留',
    'en-US': 'This copy is kept for another reader.',
    'fr-FR': 'Cet exemplaire est réservé à un autre lecteur.',
  },
});
