import { defineError } from '../kernel/error-definition.ts';

export const ILS_UNAVAILABLE = defineError({
  code: 'ILS_UNAVAILABLE',
  status: 503,
  words: {
    'zh-CN': '图书馆业务系统暂无响应，您的账号没有变化',
    'zh-TW': '圖書館業務系統暫無回應，您的帳號沒有變動',
    'en-US': 'The library system does not answer at the moment. Your account is unchanged.',
    'fr-FR': 'Le système de la bibliothèque ne répond pas. Votre compte est inchangé.',
  },
});

export const PATRON_NOT_FOUND = defineError({
  code: 'PATRON_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '读者不存在',
    'zh-TW': '讀者不存在',
    'en-US': 'There is no such reader.',
    'fr-FR': 'Ce lecteur n’existe pas.',
  },
});

export const ITEM_NOT_FOUND = defineError({
  code: 'ITEM_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '馆藏单册不存在',
    'zh-TW': '館藏單冊不存在',
    'en-US': 'There is no such copy.',
    'fr-FR': 'Cet exemplaire n’existe pas.',
  },
});

export const HAND_OVERS_OFF = defineError({
  code: 'HAND_OVERS_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆不支持读者之间转借',
    'zh-TW': '本館不支援讀者之間轉借',
    'en-US': 'This library does not offer re-lending between readers.',
    'fr-FR': 'Cette bibliothèque ne propose pas le prêt entre lecteurs.',
  },
});
