import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_NO_COPY: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}已无复本',
    text: ['{titles}已没有可以提供给您的复本，请求已结束。'],
    shortText: '【{library}】{titles}已没有可以提供给您的复本，请求已结束。',
  },
  'zh-TW': {
    subject: '{titles}已無複本',
    text: ['{titles}已沒有可以提供給您的複本，請求已結束。'],
    shortText: '【{library}】{titles}已沒有可以提供給您的複本，請求已結束。',
  },
  'en-US': {
    subject: 'No copy of {titles} is left',
    text: ['No copy of {titles} can be given to you any more, and the request has ended.'],
    shortText: '{library}: no copy of {titles} can be given to you any more, and the request has ended.',
  },
  'fr-FR': {
    subject: 'Plus d’exemplaire de {titles}',
    text: ['Plus aucun exemplaire de {titles} ne peut vous être fourni ; la demande est close.'],
    shortText:
      '{library} : plus aucun exemplaire de {titles} ne peut vous être fourni ; la demande est close.',
  },
};
