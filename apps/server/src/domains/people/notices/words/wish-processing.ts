import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const WISH_PROCESSING: NoticeTexts = {
  'zh-CN': {
    subject: '您的荐购正在处理：{titles}',
    text: ['图书馆正在处理您荐购的{titles}，有结果会通知您。'],
    shortText: '【{library}】您荐购的{titles}正在处理。',
  },
  'zh-TW': {
    subject: '您的薦購正在處理：{titles}',
    text: ['圖書館正在處理您薦購的{titles}，有結果會通知您。'],
    shortText: '【{library}】您薦購的{titles}正在處理。',
  },
  'en-US': {
    subject: 'Your recommendation is being looked at: {titles}',
    text: ['The library is looking at your recommendation {titles}. You will be told what it decides.'],
    shortText: '{library}: your recommendation {titles} is being looked at.',
  },
  'fr-FR': {
    subject: 'Votre suggestion est à l’étude : {titles}',
    text: ['La bibliothèque étudie votre suggestion {titles}. Vous serez prévenu de sa décision.'],
    shortText: '{library} : votre suggestion {titles} est à l’étude.',
  },
};
