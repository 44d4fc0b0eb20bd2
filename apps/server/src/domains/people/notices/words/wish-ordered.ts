import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const WISH_ORDERED: NoticeTexts = {
  'zh-CN': {
    subject: '已订购：{titles}',
    text: ['您荐购的{titles}已经订购，到馆后会通知您。', '{reason}'],
    shortText: '【{library}】您荐购的{titles}已订购。',
  },
  'zh-TW': {
    subject: '已訂購：{titles}',
    text: ['您薦購的{titles}已經訂購，到館後會通知您。', '{reason}'],
    shortText: '【{library}】您薦購的{titles}已訂購。',
  },
  'en-US': {
    subject: 'Ordered: {titles}',
    text: ['{titles}, which you recommended, is ordered. You will be told when it comes.', '{reason}'],
    shortText: '{library}: {titles}, which you recommended, is ordered.',
  },
  'fr-FR': {
    subject: 'Commandé : {titles}',
    text: ['{titles}, que vous avez suggéré, est commandé. Vous serez prévenu de son arrivée.', '{reason}'],
    shortText: '{library} : {titles}, que vous avez suggéré, est commandé.',
  },
};
