import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const WISH_REFUSED: NoticeTexts = {
  'zh-CN': {
    subject: '荐购未被采纳：{titles}',
    text: ['图书馆没有采纳您荐购的{titles}。', '{reason}'],
    shortText: '【{library}】您荐购的{titles}未被采纳。',
  },
  'zh-TW': {
    subject: '薦購未被採納：{titles}',
    text: ['圖書館沒有採納您薦購的{titles}。', '{reason}'],
    shortText: '【{library}】您薦購的{titles}未被採納。',
  },
  'en-US': {
    subject: 'Not taken up: {titles}',
    text: ['The library does not take up your recommendation {titles}.', '{reason}'],
    shortText: '{library}: your recommendation {titles} was not taken up.',
  },
  'fr-FR': {
    subject: 'Suggestion non retenue : {titles}',
    text: ['La bibliothèque ne retient pas votre suggestion {titles}.', '{reason}'],
    shortText: '{library} : votre suggestion {titles} n’est pas retenue.',
  },
};
