import { defineError } from '../../kernel/error-definition.ts';

export const BEHAVIOUR_NOT_FOUND = defineError({
  code: 'BEHAVIOUR_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有找到这条欠款记录',
    'zh-TW': '沒有找到這筆欠款紀錄',
    'en-US': 'There is no such record.',
    'fr-FR': 'Cet incident n’existe pas.',
  },
});

/** Somebody else has handled it since it was shown. */
export const BEHAVIOUR_MOVED_ON = defineError({
  code: 'BEHAVIOUR_MOVED_ON',
  status: 409,
  words: {
    'zh-CN': '这条记录刚刚有了变化，请看它现在的状态',
    'zh-TW': '這筆紀錄剛剛有了變化，請看它現在的狀態',
    'en-US': 'This record has just changed. Please look at it as it is now.',
    'fr-FR': 'Cet incident vient d’évoluer. Consultez son état actuel.',
  },
});

export const LOST_WAY_NOT_OFFERED = defineError({
  code: 'LOST_WAY_NOT_OFFERED',
  status: 409,
  words: {
    'zh-CN': '本馆不提供这种处理方式，请到服务台办理',
    'zh-TW': '本館不提供這種處理方式，請至服務台辦理',
    'en-US': 'The library does not offer this. Please ask at the library desk.',
    'fr-FR': 'La bibliothèque ne propose pas cette solution. Adressez-vous à l’accueil.',
  },
});

/** What is open has changed since it was shown; nothing was booked. */
export const AMOUNT_CHANGED = defineError({
  code: 'AMOUNT_CHANGED',
  status: 409,
  details: { open: 'money' },
  words: {
    'zh-CN': '金额已有变化，现在应付 {open}，没有入账',
    'zh-TW': '金額已有變化，現在應付 {open}，沒有入帳',
    'en-US': 'The amount has changed to {open}. Nothing was booked.',
    'fr-FR': 'Le montant est maintenant de {open}. Rien n’a été enregistré.',
  },
});

/** A deposit or prepayment holds less than should be taken of it. */
export const FUND_TOO_SMALL = defineError({
  code: 'FUND_TOO_SMALL',
  status: 409,
  details: { holds: 'money' },
  words: {
    'zh-CN': '余额只有 {holds}，没有入账',
    'zh-TW': '餘額只有 {holds}，沒有入帳',
    'en-US': 'It holds {holds} only. Nothing was booked.',
    'fr-FR': 'Le solde n’est que de {holds}. Rien n’a été enregistré.',
  },
});
