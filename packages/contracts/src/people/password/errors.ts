import { defineError } from '../../kernel/error-definition.ts';

export const PASSWORD_RULE_SIMPLE = defineError({
  code: 'PASSWORD_RULE_SIMPLE',
  status: 400,
  words: {
    'zh-CN': '密码须为 8 至 16 位字母和数字，且两者都要有',
    'zh-TW': '密碼須為 8 至 16 位字母和數字，且兩者都要有',
    'en-US': 'A password has 8 to 16 letters and digits, at least one of each.',
    'fr-FR': 'Le mot de passe compte 8 à 16 lettres et chiffres, au moins un de chaque.',
  },
});

export const PASSWORD_RULE_STRONG = defineError({
  code: 'PASSWORD_RULE_STRONG',
  status: 400,
  words: {
    'zh-CN': '密码须为 8 至 16 位，并包含大写字母、小写字母、数字和其他符号中的至少三种',
    'zh-TW': '密碼須為 8 至 16 位，並包含大寫字母、小寫字母、數字和其他符號中的至少三種',
    'en-US':
      'A password has 8 to 16 characters, with at least three of capital letters, small letters, digits and other signs.',
    'fr-FR':
      'Le mot de passe compte 8 à 16 caractères, avec au moins trois de ces sortes : majuscules, minuscules, chiffres, autres signes.',
  },
});

/** A phone is replaced by somebody who does not know the name and the number of the identity document of the account. */
export const IDENTITY_WRONG = defineError({
  code: 'IDENTITY_WRONG',
  status: 400,
  words: {
    'zh-CN': '姓名或证件号码不正确，请核对后重新获取验证码',
    'zh-TW': '姓名或證件號碼不正確，請核對後重新取得驗證碼',
    'en-US': 'The name or the ID number is wrong. Please check them and ask for another code.',
    'fr-FR': 'Le nom ou le numéro de pièce d’identité est inexact. Vérifiez-les et demandez un nouveau code.',
  },
});

export const PASSWORD_IS_ACCOUNT = defineError({
  code: 'PASSWORD_IS_ACCOUNT',
  status: 400,
  words: {
    'zh-CN': '密码不能与账号或证号相同',
    'zh-TW': '密碼不能與帳號或證號相同',
    'en-US': 'The password must not be the account or the card number.',
    'fr-FR': 'Le mot de passe ne doit pas être l’identifiant ni le numéro de carte.',
  },
});

export const PASSWORD_UNCHANGED = defineError({
  code: 'PASSWORD_UNCHANGED',
  status: 400,
  words: {
    'zh-CN': '新密码不能与初始密码或原密码相同',
    'zh-TW': '新密碼不能與初始密碼或原密碼相同',
    'en-US': 'The new password must differ from the initial or current one.',
    'fr-FR': 'Le nouveau mot de passe doit différer de l’initial ou de l’actuel.',
  },
});

export const PASSWORD_ELSEWHERE = defineError({
  code: 'PASSWORD_ELSEWHERE',
  status: 403,
  words: {
    'zh-CN': '本馆的密码不由本网站保管，请在图书馆指定的系统中修改',
    'zh-TW': '本館的密碼不由本網站保管，請在圖書館指定的系統中修改',
    'en-US': 'This site does not keep your password. Change it in the system that the library names.',
    'fr-FR':
      'Ce site ne conserve pas votre mot de passe. Changez-le dans le système indiqué par la bibliothèque.',
  },
});

export const RESET_OFF = defineError({
  code: 'RESET_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆未开通在线重置密码，请到服务台办理',
    'zh-TW': '本館未開通線上重設密碼，請到服務台辦理',
    'en-US': 'This library does not reset passwords online. Please ask at the desk.',
    'fr-FR': 'Cette bibliothèque ne réinitialise pas les mots de passe en ligne. Adressez-vous à l’accueil.',
  },
});

export const RESET_EXPIRED = defineError({
  code: 'RESET_EXPIRED',
  status: 400,
  words: {
    'zh-CN': '操作已超时，请从头开始重置密码',
    'zh-TW': '操作已逾時，請從頭開始重設密碼',
    'en-US': 'This took too long. Please start again.',
    'fr-FR': 'Le délai est dépassé. Veuillez recommencer.',
  },
});

export const RESET_LIMIT_REACHED = defineError({
  code: 'RESET_LIMIT_REACHED',
  status: 429,
  details: { limit: 'count' },
  words: {
    'zh-CN': '今天重置密码的次数已用完（每天 {limit} 次）',
    'zh-TW': '今天重設密碼的次數已用完（每天 {limit} 次）',
    'en-US': 'A password can be reset {limit} {limit|time|times} a day. Please try again tomorrow.',
    'fr-FR': 'Le mot de passe peut être réinitialisé {limit} fois par jour. Réessayez demain.',
  },
});

/** What is refused of a new password. */
export const NEW_PASSWORD_ERRORS = [
  PASSWORD_RULE_SIMPLE,
  PASSWORD_RULE_STRONG,
  PASSWORD_IS_ACCOUNT,
  PASSWORD_UNCHANGED,
  PASSWORD_ELSEWHERE,
] as const;
