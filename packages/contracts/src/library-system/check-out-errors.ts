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
    'en-US': 'This copy is for in-library use only.',
    'fr-FR': 'Cet exemplaire se consulte sur place.',
  },
});

export const NO_LOAN_RULE = defineError({
  code: 'NO_LOAN_RULE',
  status: 409,
  words: {
    'zh-CN': '该读者类型和单册类型还没有借阅规则，请图书馆在“借阅规则”中设置',
    'zh-TW': '該讀者類型和單冊類型還沒有借閱規則，請圖書館在「借閱規則」中設定',
    'en-US':
      'There is no loan rule yet for this group of readers and this type of copy. The library sets it on the page “Loan rules”.',
    'fr-FR':
      'Il n’y a pas encore de règle de prêt pour cette catégorie de lecteurs et ce type d’exemplaire. La bibliothèque la fixe à la page « Règles de prêt ».',
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
