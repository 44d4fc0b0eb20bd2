import { defineError } from '../../kernel/error-definition.ts';

export const CAPTCHA_WRONG = defineError({
  code: 'CAPTCHA_WRONG',
  status: 400,
  words: {
    'zh-CN': '验证码错误或已过期',
    'zh-TW': '驗證碼錯誤或已過期',
    'en-US': 'The verification code is wrong or has expired.',
    'fr-FR': 'Le code de vérification est faux ou a expiré.',
  },
});

export const CAPTCHA_REQUIRED = defineError({
  code: 'CAPTCHA_REQUIRED',
  status: 400,
  words: {
    'zh-CN': '请输入验证码',
    'zh-TW': '請輸入驗證碼',
    'en-US': 'Please enter the verification code.',
    'fr-FR': 'Veuillez saisir le code de vérification.',
  },
});

export const CREDENTIALS_WRONG = defineError({
  code: 'CREDENTIALS_WRONG',
  status: 400,
  details: { remaining: 'count' },
  words: {
    'zh-CN': '账号或密码错误',
    'zh-TW': '帳號或密碼錯誤',
    'en-US': 'Account or password is wrong.',
    'fr-FR': 'Identifiant ou mot de passe incorrect.',
  },
});

export const LOGIN_LOCKED = defineError({
  code: 'LOGIN_LOCKED',
  status: 429,
  details: { minutes: 'count' },
  words: {
    'zh-CN': '失败次数过多，请在 {minutes} 分钟后重试',
    'zh-TW': '失敗次數過多，請在 {minutes} 分鐘後重試',
    'en-US': 'Too many failed attempts. Please try again in {minutes} {minutes|minute|minutes}.',
    'fr-FR': 'Trop de tentatives. Réessayez dans {minutes} {minutes|minute|minutes}.',
  },
});

/** A verification code for a reset or a binding was asked for without an account. */
export const ACCOUNT_MISSING = defineError({
  code: 'ACCOUNT_MISSING',
  status: 400,
  words: {
    'zh-CN': '请输入账号！',
    'zh-TW': '請輸入帳號！',
    'en-US': 'Please enter your account.',
    'fr-FR': 'Veuillez saisir votre compte.',
  },
});

export const LOGIN_METHOD_OFF = defineError({
  code: 'LOGIN_METHOD_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆未开通此登录方式',
    'zh-TW': '本館未開通此登入方式',
    'en-US': 'This library does not offer this way of signing in.',
    'fr-FR': 'Cette bibliothèque ne propose pas ce mode de connexion.',
  },
});

export const PASSWORD_CHANGE_REQUIRED = defineError({
  code: 'PASSWORD_CHANGE_REQUIRED',
  status: 200,
  wire: '200',
  data: false,
  details: { jwtHeader: 'text', jwt: 'text' },
  words: {
    'zh-CN': '您正在使用初始密码，请先修改密码',
    'zh-TW': '您正在使用初始密碼，請先修改密碼',
    'en-US': 'You are using the initial password. Please set your own password first.',
    'fr-FR': 'Vous utilisez le mot de passe initial. Choisissez d’abord le vôtre.',
  },
});

export const PASSWORD_TOO_OLD = defineError({
  code: 'PASSWORD_TOO_OLD',
  status: 200,
  wire: '200',
  data: 10000,
  details: { jwtHeader: 'text', jwt: 'text' },
  words: {
    'zh-CN': '您的密码已长时间未修改，请设置新密码',
    'zh-TW': '您的密碼已長時間未修改，請設定新密碼',
    'en-US': 'Your password has not been changed for a long time. Please set a new one.',
    'fr-FR': 'Votre mot de passe n’a pas changé depuis longtemps. Choisissez-en un nouveau.',
  },
});

export const LOGOUT_BLOCKED = defineError({
  code: 'LOGOUT_BLOCKED',
  status: 403,
  words: {
    'zh-CN': '被担保账号不能在此退出',
    'zh-TW': '被擔保帳號不能在此登出',
    'en-US': 'A guaranteed account cannot sign out here.',
    'fr-FR': 'Un compte garanti ne peut pas se déconnecter ici.',
  },
});

export const SIGN_IN_AGAIN = defineError({
  code: 'SIGN_IN_AGAIN',
  status: 403,
  words: {
    'zh-CN': '为了账号安全，请退出后重新登录，并在 10 分钟内完成此操作',
    'zh-TW': '為了帳號安全，請登出後重新登入，並在 10 分鐘內完成此操作',
    'en-US': 'To keep your account safe, sign out and in again, then do this within 10 minutes.',
    'fr-FR':
      'Pour protéger votre compte, déconnectez-vous, reconnectez-vous, puis faites-le dans les 10 minutes.',
  },
});
