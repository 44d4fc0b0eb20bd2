import { defineError } from '../../kernel/error-definition.ts';

/** One answer for every fault of a hand-over, so that nobody learns from it how to make a better one. The log says which. */
export const HAND_OVER_REFUSED = defineError({
  code: 'HAND_OVER_REFUSED',
  status: 400,
  words: {
    'zh-CN': '此链接已使用或已失效，请返回原系统重新进入',
    'zh-TW': '此連結已使用或已失效，請返回原系統重新進入',
    'en-US':
      'This link was used already or is no longer valid. Please return to where you came from and try again.',
    'fr-FR': 'Ce lien a déjà servi ou n’est plus valable. Revenez au service d’où vous venez et recommencez.',
  },
});

export const HAND_OVER_READER_UNKNOWN = defineError({
  code: 'HAND_OVER_READER_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '本馆没有与您在原系统的账号对应的读者，请到服务台咨询',
    'zh-TW': '本館沒有與您在原系統的帳號對應的讀者，請到服務台諮詢',
    'en-US': 'The library knows no reader with your account of the other system. Please ask at the desk.',
    'fr-FR':
      'La bibliothèque ne connaît aucun lecteur ayant ce compte de l’autre service. Renseignez-vous au guichet.',
  },
});

export const PARTNER_MISSING = defineError({
  code: 'PARTNER_MISSING',
  status: 404,
  words: {
    'zh-CN': '本馆尚未接入此服务',
    'zh-TW': '本館尚未介接此服務',
    'en-US': 'This library is not connected with that service.',
    'fr-FR': 'Cette bibliothèque n’est pas reliée à ce service.',
  },
});
