import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const DONATION_RECEIVED: NoticeTexts = {
  'zh-CN': {
    subject: '已收到您的捐赠：{titles}',
    text: ['图书馆已收到您捐赠的{titles}，将决定收藏哪些，并告诉您结果。'],
    shortText: '【{library}】已收到您捐赠的{titles}。',
  },
  'zh-TW': {
    subject: '已收到您的捐贈：{titles}',
    text: ['圖書館已收到您捐贈的{titles}，將決定收藏哪些，並告訴您結果。'],
    shortText: '【{library}】已收到您捐贈的{titles}。',
  },
  'en-US': {
    subject: 'Your gift has come: {titles}',
    text: ['The library has received {titles}. It decides what can be kept, and will tell you.'],
    shortText: '{library}: your gift {titles} has come.',
  },
  'fr-FR': {
    subject: 'Votre don est reçu : {titles}',
    text: ['La bibliothèque a reçu {titles}. Elle décide ce qui sera gardé et vous préviendra.'],
    shortText: '{library} : votre don {titles} est reçu.',
  },
};
