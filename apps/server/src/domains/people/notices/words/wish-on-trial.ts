import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const WISH_ON_TRIAL: NoticeTexts = {
  'zh-CN': {
    subject: '图书馆同意试用：{titles}',
    text: ['图书馆同意试用您荐购的{titles}，试用期至{day}。', '{reason}', '您可以在数据库页面填写试用意见。'],
    shortText: '【{library}】您荐购的{titles}开始试用。',
  },
  'zh-TW': {
    subject: '圖書館同意試用：{titles}',
    text: ['圖書館同意試用您薦購的{titles}，試用期至{day}。', '{reason}', '您可以在資料庫頁面填寫試用意見。'],
    shortText: '【{library}】您薦購的{titles}開始試用。',
  },
  'en-US': {
    subject: 'On trial: {titles}',
    text: [
      'The library tries {titles}, which you recommended. The trial ends on {day}.',
      '{reason}',
      'Please say on the page of the database what you think of it.',
    ],
    shortText: '{library}: {titles}, which you recommended, is on trial.',
  },
  'fr-FR': {
    subject: 'À l’essai : {titles}',
    text: [
      'La bibliothèque essaie {titles}, que vous avez suggéré. Fin de l’essai : {day}.',
      '{reason}',
      'Dites ce que vous en pensez sur la page de la base de données.',
    ],
    shortText: '{library} : {titles}, que vous avez suggéré, est à l’essai.',
  },
};
