import { defineError } from '../../kernel/error-definition.ts';

export const FEEDBACK_NOT_FOUND = defineError({
  code: 'FEEDBACK_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这条反馈',
    'zh-TW': '沒有這筆回報',
    'en-US': 'There is no such feedback.',
    'fr-FR': 'Cette remarque n’existe pas.',
  },
});

export const FEEDBACK_PICTURES_FULL = defineError({
  code: 'FEEDBACK_PICTURES_FULL',
  status: 422,
  details: { most: 'count' },
  words: {
    'zh-CN': '一条反馈最多附 {most} 张图片',
    'zh-TW': '一筆回報最多附 {most} 張圖片',
    'en-US': 'Feedback can have {most} pictures at most.',
    'fr-FR': 'Une remarque peut avoir {most} images au maximum.',
  },
});

export const SERVICE_NOT_OFFERED = defineError({
  code: 'SERVICE_NOT_OFFERED',
  status: 404,
  words: {
    'zh-CN': '本馆不在此处受理该服务',
    'zh-TW': '本館不在此處受理該服務',
    'en-US': 'The library does not take requests for this service here.',
    'fr-FR': 'La bibliothèque ne prend pas ici de demandes pour ce service.',
  },
});

export const SERVICE_LIMIT_REACHED = defineError({
  code: 'SERVICE_LIMIT_REACHED',
  status: 422,
  details: { most: 'count' },
  words: {
    'zh-CN': '每天最多提交 {most} 份申请，请明天再来',
    'zh-TW': '每天最多提交 {most} 份申請，請明天再來',
    'en-US': 'You can send {most} requests a day at most. Please come back tomorrow.',
    'fr-FR': 'Vous pouvez envoyer {most} demandes par jour au maximum. Revenez demain.',
  },
});

export const SERVICE_DATE_PAST = defineError({
  code: 'SERVICE_DATE_PAST',
  status: 422,
  words: {
    'zh-CN': '需要日期已过，请选择今天或以后的日期',
    'zh-TW': '需要日期已過，請選擇今天或以後的日期',
    'en-US': 'The day until which you need it is over. Please choose today or a later day.',
    'fr-FR': 'La date limite est passée. Choisissez aujourd’hui ou une date ultérieure.',
  },
});
