import { defineError } from '../../kernel/error-definition.ts';

export const LEAVING_OUTSTANDING = defineError({
  code: 'LEAVING_OUTSTANDING',
  status: 409,
  words: {
    'zh-CN': '还有未办结的事项，账号不能注销',
    'zh-TW': '還有未辦結的事項，帳號不能註銷',
    'en-US': 'The account cannot be cancelled while something is outstanding.',
    'fr-FR': 'Le compte ne peut pas être clos tant que quelque chose n’est pas réglé.',
  },
});

export const LEAVING_ELSEWHERE = defineError({
  code: 'LEAVING_ELSEWHERE',
  status: 409,
  words: {
    'zh-CN': '读者账号由图书馆业务系统管理，请到服务台办理离校手续',
    'zh-TW': '讀者帳號由圖書館業務系統管理，請至服務台辦理離校手續',
    'en-US': 'Accounts are kept in the library system. Please leave at the library desk.',
    'fr-FR': 'Les comptes sont gérés dans le système de la bibliothèque. Faites clore le vôtre à l’accueil.',
  },
});

export const LEAVING_NOT_CONFIRMED = defineError({
  code: 'LEAVING_NOT_CONFIRMED',
  status: 409,
  words: {
    'zh-CN': '确认已失效，请重新申请',
    'zh-TW': '確認已失效，請重新申請',
    'en-US': 'The confirmation is not valid any more. Please apply again.',
    'fr-FR': 'La confirmation n’est plus valable. Refaites la demande.',
  },
});

/** The ticket for the certificate is unknown, or its half hour is over. */
export const LEAVING_CERTIFICATE_OVER = defineError({
  code: 'LEAVING_CERTIFICATE_OVER',
  status: 404,
  words: {
    'zh-CN': '证明只能在注销后半小时内下载，请到图书馆服务台办理',
    'zh-TW': '證明只能在註銷後半小時內下載，請至圖書館服務台辦理',
    'en-US':
      'The certificate can be downloaded for half an hour after leaving. Please ask at the library desk.',
    'fr-FR':
      'L’attestation se télécharge pendant une demi-heure après le départ. Demandez à l’accueil de la bibliothèque.',
  },
});

/** One of the tickets for certificates is unknown, or its half hour is over. */
export const LEAVING_CERTIFICATES_OVER = defineError({
  code: 'LEAVING_CERTIFICATES_OVER',
  status: 404,
  words: {
    'zh-CN': '证明只能在注销后半小时内下载，已经超过时限',
    'zh-TW': '證明只能在註銷後半小時內下載，已經超過時限',
    'en-US': 'Certificates can be downloaded for half an hour after the accounts were cancelled. It is over.',
    'fr-FR':
      'Les attestations se téléchargent pendant une demi-heure après la clôture des comptes. Ce délai est passé.',
  },
});
