import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const DONATION_ACCEPTED: NoticeTexts = {
  'zh-CN': {
    subject: '感谢您的捐赠：{titles}',
    text: ['图书馆已接受您捐赠的{titles}，谨致谢意。感谢信可在“我的捐赠”中下载。', '{reason}'],
    shortText: '【{library}】已接受您捐赠的{titles}，谢谢您。',
  },
  'zh-TW': {
    subject: '感謝您的捐贈：{titles}',
    text: ['圖書館已接受您捐贈的{titles}，謹致謝意。感謝信可在「我的捐贈」中下載。', '{reason}'],
    shortText: '【{library}】已接受您捐贈的{titles}，謝謝您。',
  },
  'en-US': {
    subject: 'Thank you for your gift: {titles}',
    text: [
      'The library has accepted {titles}. Thank you. You can download a letter of thanks under your donations.',
      '{reason}',
    ],
    shortText: '{library}: thank you for your gift {titles}.',
  },
  'fr-FR': {
    subject: 'Merci de votre don : {titles}',
    text: [
      'La bibliothèque a accepté {titles}. Merci. Vous pouvez télécharger une lettre de remerciement dans vos dons.',
      '{reason}',
    ],
    shortText: '{library} : merci de votre don {titles}.',
  },
};
