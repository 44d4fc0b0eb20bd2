import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_SENT: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}已寄出',
    text: ['图书馆已把{titles}寄往您的地址。收到后请在“我的请求”中确认。'],
    shortText: '【{library}】{titles}已寄往您的地址，收到后请登录确认。',
  },
  'zh-TW': {
    subject: '{titles}已寄出',
    text: ['圖書館已把{titles}寄往您的地址。收到後請在「我的請求」中確認。'],
    shortText: '【{library}】{titles}已寄往您的地址，收到後請登入確認。',
  },
  'en-US': {
    subject: '{titles} is on its way to you',
    text: [
      'The library has sent {titles} to your address. When you have it, please say so under “My requests”.',
    ],
    shortText: '{library}: {titles} is on its way to your address. Please confirm when you have it.',
  },
  'fr-FR': {
    subject: '{titles} est en route',
    text: ['La bibliothèque a envoyé {titles} à votre adresse. À réception, confirmez-le dans vos demandes.'],
    shortText: '{library} : {titles} est en route vers votre adresse. Confirmez à réception.',
  },
};
