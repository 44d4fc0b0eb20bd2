import { defineError } from '../../kernel/error-definition.ts';

export const SUBSCRIPTION_TERM_MISSING = defineError({
  code: 'SUBSCRIPTION_TERM_MISSING',
  status: 422,
  words: {
    'zh-CN': '请输入订阅词',
    'zh-TW': '請輸入訂閱詞',
    'en-US': 'Please enter what you want to follow.',
    'fr-FR': 'Saisissez ce que vous voulez suivre.',
  },
});

export const SUBSCRIPTION_LIMIT_REACHED = defineError({
  code: 'SUBSCRIPTION_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可有 {limit} 个订阅，请先删除不用的订阅',
    'zh-TW': '最多可有 {limit} 個訂閱，請先刪除不用的訂閱',
    'en-US': 'You can have {limit} subscriptions at most. Please delete some first.',
    'fr-FR': 'Vous pouvez avoir {limit} abonnements au maximum. Supprimez-en d’abord.',
  },
});

export const SUBSCRIPTION_NOT_FOUND = defineError({
  code: 'SUBSCRIPTION_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该订阅不存在或已删除',
    'zh-TW': '該訂閱不存在或已刪除',
    'en-US': 'There is no such subscription, or it was deleted.',
    'fr-FR': 'Cet abonnement n’existe pas ou a été supprimé.',
  },
});
