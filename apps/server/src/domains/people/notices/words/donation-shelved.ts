import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const DONATION_SHELVED: NoticeTexts = {
  'zh-CN': {
    subject: '您捐赠的书已上架：{titles}',
    text: ['您捐赠的{titles}已经编目上架，读者可以借阅。谢谢您。'],
    shortText: '【{library}】您捐赠的{titles}已上架。',
  },
  'zh-TW': {
    subject: '您捐贈的書已上架：{titles}',
    text: ['您捐贈的{titles}已經編目上架，讀者可以借閱。謝謝您。'],
    shortText: '【{library}】您捐贈的{titles}已上架。',
  },
  'en-US': {
    subject: 'Your gift is on the shelf: {titles}',
    text: ['{titles}, which you gave, is catalogued and on the shelf. Thank you.'],
    shortText: '{library}: your gift {titles} is on the shelf.',
  },
  'fr-FR': {
    subject: 'Votre don est en rayon : {titles}',
    text: ['{titles}, que vous avez donné, est catalogué et en rayon. Merci.'],
    shortText: '{library} : votre don {titles} est en rayon.',
  },
};
