import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const DONATION_DECLINED: NoticeTexts = {
  'zh-CN': {
    subject: '未能接受您的捐赠：{titles}',
    text: ['感谢您的好意。图书馆未能接受您捐赠的{titles}。', '{reason}'],
    shortText: '【{library}】未能接受您捐赠的{titles}，感谢您的好意。',
  },
  'zh-TW': {
    subject: '未能接受您的捐贈：{titles}',
    text: ['感謝您的好意。圖書館未能接受您捐贈的{titles}。', '{reason}'],
    shortText: '【{library}】未能接受您捐贈的{titles}，感謝您的好意。',
  },
  'en-US': {
    subject: 'The library cannot take your gift: {titles}',
    text: ['Thank you for thinking of the library. It cannot take {titles}.', '{reason}'],
    shortText: '{library}: it cannot take {titles}. Thank you all the same.',
  },
  'fr-FR': {
    subject: 'Don non retenu : {titles}',
    text: ['Merci d’avoir pensé à la bibliothèque. Elle ne peut pas prendre {titles}.', '{reason}'],
    shortText: '{library} : elle ne peut pas prendre {titles}. Merci tout de même.',
  },
};
