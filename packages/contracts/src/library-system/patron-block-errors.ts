import { defineError } from '../kernel/error-definition.ts';

export const ACCOUNT_FROZEN = defineError({
  code: 'ACCOUNT_FROZEN',
  status: 409,
  words: {
    'zh-CN': '您的账号已冻结，请到服务台办理',
    'zh-TW': '您的帳號已凍結，請至服務台辦理',
    'en-US': 'Your account is frozen. Please ask at the library desk.',
    'fr-FR': 'Votre compte est suspendu. Adressez-vous à l’accueil.',
  },
});

/** Staff blocked the account for a time. `until` is the last day. The words are for readers and for the desk. */
export const ACCOUNT_BLOCKED = defineError({
  code: 'ACCOUNT_BLOCKED',
  status: 409,
  details: { until: 'date' },
  words: {
    'zh-CN': '账号暂停借阅至 {until}（含当天）',
    'zh-TW': '帳號暫停借閱至 {until}（含當天）',
    'en-US': 'The account is blocked until the end of {until}.',
    'fr-FR': 'Le compte est bloqué jusqu’au {until} inclus.',
  },
});

export const ACCOUNT_EXPIRED = defineError({
  code: 'ACCOUNT_EXPIRED',
  status: 409,
  details: { date: 'date' },
  words: {
    'zh-CN': '您的账号已于 {date}到期，请到服务台续期',
    'zh-TW': '您的帳號已於 {date}到期，請至服務台續期',
    'en-US': 'Your account expired on {date}. Please have it renewed at the desk.',
    'fr-FR': 'Votre compte a expiré le {date}. Faites-le renouveler à l’accueil.',
  },
});

export const CARD_LOST = defineError({
  code: 'CARD_LOST',
  status: 409,
  words: {
    'zh-CN': '您的读者证已挂失',
    'zh-TW': '您的讀者證已掛失',
    'en-US': 'Your card is reported lost.',
    'fr-FR': 'Votre carte est déclarée perdue.',
  },
});

export const ACCOUNT_GUARANTEED = defineError({
  code: 'ACCOUNT_GUARANTEED',
  status: 409,
  words: {
    'zh-CN': '被担保账号不能使用，请尽快办理注销',
    'zh-TW': '被擔保帳號不能使用，請儘快辦理註銷',
    'en-US': 'A guaranteed account cannot be used. Please have it cancelled soon.',
    'fr-FR': 'Un compte garanti ne peut pas être utilisé. Faites-le clore rapidement.',
  },
});

export const ACCOUNT_GUARANTEES = defineError({
  code: 'ACCOUNT_GUARANTEES',
  status: 409,
  words: {
    'zh-CN': '您的账号为他人提供担保，在被担保账号注销前不能使用',
    'zh-TW': '您的帳號為他人提供擔保，在被擔保帳號註銷前不能使用',
    'en-US': 'Your account guarantees others and cannot be used until theirs are cancelled.',
    'fr-FR': 'Votre compte en garantit d’autres ; il reste bloqué jusqu’à leur clôture.',
  },
});

export const FINES_OVER_LIMIT = defineError({
  code: 'FINES_OVER_LIMIT',
  status: 409,
  /** `owed` is the debt that counts for the limit: what is owed and what overdue loans cost so far. */
  details: { owed: 'money', limit: 'money' },
  words: {
    'zh-CN': '您的欠款和逾期借阅目前产生的费用共 {owed}，超过允许的 {limit}，请先缴纳或归还',
    'zh-TW': '您的欠款和逾期借閱目前產生的費用共 {owed}，超過允許的 {limit}，請先繳納或歸還',
    'en-US':
      'What you owe and what overdue loans cost so far come to {owed}, more than the {limit} allowed. Please pay or return first.',
    'fr-FR':
      'Ce que vous devez et vos retards en cours atteignent {owed}, plus que les {limit} permis. Réglez ou rendez d’abord.',
  },
});
