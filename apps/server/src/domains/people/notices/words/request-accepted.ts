import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_ACCEPTED: NoticeTexts = {
  'zh-CN': {
    subject: '您对{titles}的请求已被接受',
    text: ['持有{titles}的读者同意转借给您。下一步怎么做，请查看该请求。'],
    shortText: '【{library}】持有{titles}的读者已同意转借给您。',
  },
  'zh-TW': {
    subject: '您對{titles}的請求已被接受',
    text: ['持有{titles}的讀者同意轉借給您。下一步怎麼做，請查看該請求。'],
    shortText: '【{library}】持有{titles}的讀者已同意轉借給您。',
  },
  'en-US': {
    subject: 'Your request for {titles} was accepted',
    text: ['The reader who has {titles} agrees to hand it over to you. Your request says what to do next.'],
    shortText: '{library}: the reader who has {titles} agrees to hand it over to you.',
  },
  'fr-FR': {
    subject: 'Votre demande de {titles} est acceptée',
    text: ['Le lecteur qui a {titles} accepte de vous le remettre. Votre demande indique la suite.'],
    shortText: '{library} : le lecteur qui a {titles} accepte de vous le remettre.',
  },
};
