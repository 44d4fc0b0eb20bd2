import { defineError } from '../../kernel/error-definition.ts';

export const IDENTITY_UNAVAILABLE = defineError({
  code: 'IDENTITY_UNAVAILABLE',
  status: 503,
  words: {
    'zh-CN': '统一认证系统暂无响应，请稍后重试',
    'zh-TW': '統一認證系統暫無回應，請稍後重試',
    'en-US': 'The sign-in service does not answer at the moment. Please try again later.',
    'fr-FR': 'Le service d’authentification ne répond pas. Réessayez plus tard.',
  },
});

export const IDENTITY_REFUSED = defineError({
  code: 'IDENTITY_REFUSED',
  status: 400,
  words: {
    'zh-CN': '统一认证未能确认您的身份，请重新登录',
    'zh-TW': '統一認證未能確認您的身分，請重新登入',
    'en-US': 'The sign-in service did not confirm who you are. Please sign in again.',
    'fr-FR': 'Le service d’authentification n’a pas confirmé votre identité. Reconnectez-vous.',
  },
});

export const IDENTITY_EXPIRED = defineError({
  code: 'IDENTITY_EXPIRED',
  status: 400,
  words: {
    'zh-CN': '本次登录已失效，请重新登录',
    'zh-TW': '本次登入已失效，請重新登入',
    'en-US': 'This sign-in is no longer valid. Please sign in again.',
    'fr-FR': 'Cette connexion n’est plus valable. Reconnectez-vous.',
  },
});

export const IDENTITY_UNKNOWN = defineError({
  code: 'IDENTITY_UNKNOWN',
  status: 403,
  words: {
    'zh-CN': '您已通过统一认证，但本馆没有您的读者信息，请联系图书馆',
    'zh-TW': '您已通過統一認證，但本館沒有您的讀者資料，請聯絡圖書館',
    'en-US':
      'You are signed in elsewhere, but this library has no reader account for you. Please contact the library.',
    'fr-FR':
      'Vous êtes identifié, mais cette bibliothèque ne trouve pas votre compte de lecteur. Adressez-vous à la bibliothèque.',
  },
});
