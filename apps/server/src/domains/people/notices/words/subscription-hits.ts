import type { NoticeTexts } from '../notice-texts.ts';

export const SUBSCRIPTION_HITS: NoticeTexts = {
  'zh-CN': {
    subject: '订阅新到 {count} 种：{titles}',
    text: ['{list}', '{more}'],
    shortText: '【{library}】您的订阅有 {count} 种新资料：{titles}。',
  },
  'zh-TW': {
    subject: '訂閱新到 {count} 種：{titles}',
    text: ['{list}', '{more}'],
    shortText: '【{library}】您的訂閱有 {count} 種新資料：{titles}。',
  },
  'en-US': {
    subject: 'New works ({count}): {titles}',
    text: ['{list}', '{more}'],
    shortText: '{library}: new for your subscriptions: {count} ({titles}).',
  },
  'fr-FR': {
    subject: 'Nouveautés ({count}) : {titles}',
    text: ['{list}', '{more}'],
    shortText: '{library} : nouveautés pour vos abonnements : {count} ({titles}).',
  },
};
