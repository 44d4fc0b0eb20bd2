import { defineError } from '../../kernel/error-definition.ts';

export const SECOND_CODE_WRONG = defineError({
  code: 'SECOND_CODE_WRONG',
  status: 400,
  details: { remaining: 'count' },
  words: {
    'zh-CN': '验证码错误或已使用过，还可尝试 {remaining} 次',
    'zh-TW': '驗證碼錯誤或已使用過，還可嘗試 {remaining} 次',
    'en-US': 'The code is wrong or was used before. {remaining} {remaining|try is|tries are} left.',
    'fr-FR': 'Le code est faux ou a déjà servi. Il reste {remaining} {remaining|essai|essais}.',
  },
});

export const TWO_STEPS_OFF = defineError({
  code: 'TWO_STEPS_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆未开通两步登录',
    'zh-TW': '本館未開通兩步登入',
    'en-US': 'This library does not offer two-step sign-in.',
    'fr-FR': 'Cette bibliothèque ne propose pas la connexion en deux étapes.',
  },
});

export const TWO_STEPS_CHANGED = defineError({
  code: 'TWO_STEPS_CHANGED',
  status: 409,
  words: {
    'zh-CN': '两步登录的状态已在别处改变，请刷新页面',
    'zh-TW': '兩步登入的狀態已在別處改變，請重新整理頁面',
    'en-US': 'Two-step sign-in was changed elsewhere. Please reload the page.',
    'fr-FR': 'La connexion en deux étapes a été modifiée ailleurs. Actualisez la page.',
  },
});

export const ENROLMENT_EXPIRED = defineError({
  code: 'ENROLMENT_EXPIRED',
  status: 400,
  words: {
    'zh-CN': '操作已超时，请重新扫描二维码',
    'zh-TW': '操作已逾時，請重新掃描 QR 碼',
    'en-US': 'This took too long. Please begin again with a new picture.',
    'fr-FR': 'Le délai est dépassé. Recommencez avec une nouvelle image.',
  },
});
