import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const WISH_AGREED: NoticeTexts = {
  'zh-CN': {
    subject: '图书馆同意订购：{titles}',
    text: ['图书馆同意订购您荐购的{titles}。', '{reason}'],
    shortText: '【{library}】同意订购您荐购的{titles}。',
  },
  'zh-TW': {
    subject: '圖書館同意訂購：{titles}',
    text: ['圖書館同意訂購您薦購的{titles}。', '{reason}'],
    shortText: '【{library}】同意訂購您薦購的{titles}。',
  },
  'en-US': {
    subject: 'The library will order {titles}',
    text: ['The library has agreed to order {titles}, which you recommended.', '{reason}'],
    shortText: '{library}: {titles}, which you recommended, will be ordered.',
  },
  'fr-FR': {
    subject: 'La bibliothèque va commander {titles}',
    text: ['La bibliothèque a accepté de commander {titles}, que vous avez suggéré.', '{reason}'],
    shortText: '{library} : {titles}, que vous avez suggéré, va être commandé.',
  },
};
