import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_EXPIRED: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}的请求已过期',
    text: ['{titles}的请求期限已过，请求已结束。如仍需要，可以重新请求。'],
    shortText: '【{library}】{titles}的请求期限已过，请求已结束。',
  },
  'zh-TW': {
    subject: '{titles}的請求已過期',
    text: ['{titles}的請求期限已過，請求已結束。如仍需要，可以重新請求。'],
    shortText: '【{library}】{titles}的請求期限已過，請求已結束。',
  },
  'en-US': {
    subject: 'The request for {titles} has expired',
    text: [
      'The request for {titles} was not met in time and has ended. If it is still needed, it can be requested again.',
    ],
    shortText: '{library}: the request for {titles} was not met in time and has ended.',
  },
  'fr-FR': {
    subject: 'La demande de {titles} a expiré',
    text: ['Le délai pour {titles} est écoulé et la demande est close. Elle peut être refaite si besoin.'],
    shortText: '{library} : le délai pour {titles} est écoulé et la demande est close.',
  },
};
