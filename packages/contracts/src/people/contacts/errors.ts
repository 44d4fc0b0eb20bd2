import { defineError } from '../../kernel/error-definition.ts';

export const CODE_WRONG = defineError({
  code: 'CODE_WRONG',
  status: 400,
  details: { remaining: 'count' },
  words: {
    'zh-CN': '验证码错误或已过期，还可尝试 {remaining} 次',
    'zh-TW': '驗證碼錯誤或已過期，還可嘗試 {remaining} 次',
    'en-US': 'The code is wrong or has expired. {remaining} {remaining|try is|tries are} left for it.',
    'fr-FR': 'Le code est faux ou a expiré. Il reste {remaining} {remaining|essai|essais}.',
  },
});

export const CODE_TOO_SOON = defineError({
  code: 'CODE_TOO_SOON',
  status: 429,
  details: { seconds: 'count' },
  words: {
    'zh-CN': '验证码刚刚发送过，请在 {seconds} 秒后重试',
    'zh-TW': '驗證碼剛剛傳送過，請在 {seconds} 秒後重試',
    'en-US': 'A code was sent just now. Please try again in {seconds} {seconds|second|seconds}.',
    'fr-FR': 'Un code vient d’être envoyé. Réessayez dans {seconds} {seconds|seconde|secondes}.',
  },
});

export const CODE_LIMIT_REACHED = defineError({
  code: 'CODE_LIMIT_REACHED',
  status: 429,
  details: { limit: 'count' },
  words: {
    'zh-CN': '今天的验证码发送次数已用完（每天 {limit} 次）',
    'zh-TW': '今天的驗證碼傳送次數已用完（每天 {limit} 次）',
    'en-US': 'All codes of today were sent ({limit} a day). Please try again tomorrow.',
    'fr-FR': 'Tous les codes du jour ont été envoyés ({limit} par jour). Réessayez demain.',
  },
});

export const CHANNEL_UNAVAILABLE = defineError({
  code: 'CHANNEL_UNAVAILABLE',
  status: 403,
  words: {
    'zh-CN': '本馆未开通此种发送方式',
    'zh-TW': '本館未開通此種傳送方式',
    'en-US': 'This library does not send codes in this way.',
    'fr-FR': 'Cette bibliothèque n’envoie pas de codes de cette façon.',
  },
});

export const BIND_LIMIT_REACHED = defineError({
  code: 'BIND_LIMIT_REACHED',
  status: 429,
  details: { limit: 'count' },
  words: {
    'zh-CN': '今天更改联系方式的次数已用完（每天 {limit} 次）',
    'zh-TW': '今天變更聯絡方式的次數已用完（每天 {limit} 次）',
    'en-US': 'Contacts can be changed {limit} {limit|time|times} a day. Please try again tomorrow.',
    'fr-FR': 'Les contacts peuvent être changés {limit} fois par jour. Réessayez demain.',
  },
});

export const CONTACT_NEEDED = defineError({
  code: 'CONTACT_NEEDED',
  status: 403,
  words: {
    'zh-CN': '本馆要求保留此联系方式，可以更换，不能解绑',
    'zh-TW': '本館要求保留此聯絡方式，可以更換，不能解除綁定',
    'en-US': 'The library needs this contact. You can replace it, but not remove it.',
    'fr-FR': 'La bibliothèque a besoin de ce contact. Vous pouvez le remplacer, mais pas le retirer.',
  },
});
