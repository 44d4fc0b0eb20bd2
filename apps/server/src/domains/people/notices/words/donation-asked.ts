import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const DONATION_ASKED: NoticeTexts = {
  'zh-CN': {
    subject: '请送来您的捐赠：{titles}',
    text: ['图书馆愿意接收您捐赠的{titles}，请于{day}送来或等候上门。', '{reason}'],
    shortText: '【{library}】请于{day}送来您捐赠的{titles}。',
  },
  'zh-TW': {
    subject: '請送來您的捐贈：{titles}',
    text: ['圖書館願意接收您捐贈的{titles}，請於{day}送來或等候到府收取。', '{reason}'],
    shortText: '【{library}】請於{day}送來您捐贈的{titles}。',
  },
  'en-US': {
    subject: 'Please bring your gift: {titles}',
    text: ['The library is glad to take {titles}. Day for bringing or fetching it: {day}.', '{reason}'],
    shortText: '{library}: please bring {titles}. Day: {day}.',
  },
  'fr-FR': {
    subject: 'Apportez votre don : {titles}',
    text: ['La bibliothèque prend volontiers {titles}. Jour prévu : {day}.', '{reason}'],
    shortText: '{library} : apportez {titles}. Jour prévu : {day}.',
  },
};
