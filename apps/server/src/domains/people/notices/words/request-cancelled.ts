import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_CANCELLED: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}的请求已取消',
    text: ['{titles}的请求已取消。如果不是您本人操作，请联系图书馆。'],
    shortText: '【{library}】{titles}的请求已取消。如非本人操作，请联系图书馆。',
  },
  'zh-TW': {
    subject: '{titles}的請求已取消',
    text: ['{titles}的請求已取消。如果不是您本人操作，請聯絡圖書館。'],
    shortText: '【{library}】{titles}的請求已取消。如非本人操作，請聯絡圖書館。',
  },
  'en-US': {
    subject: 'The request for {titles} was cancelled',
    text: ['The request for {titles} was cancelled. If it was not you, tell the library.'],
    shortText: '{library}: the request for {titles} was cancelled. If it was not you, tell the library.',
  },
  'fr-FR': {
    subject: 'La demande de {titles} est annulée',
    text: ['La demande de {titles} est annulée. Si ce n’était pas vous, prévenez la bibliothèque.'],
    shortText:
      '{library} : la demande de {titles} est annulée. Si ce n’était pas vous, prévenez la bibliothèque.',
  },
};
