import type { NoticeTexts } from '../notice-texts.ts';

export const SUBSCRIPTION_HITS: NoticeTexts = {
  'zh-CN': {
    subject: '您的订阅有 {count} 种新资料',
    text: ['{list}', '{more}'],
    shortText: '【{library}】您的订阅有 {count} 种新资料：{titles}。',
  },
  'zh-TW': {
    subject: '您的訂閱有 {count} 種新資料',
    text: ['{list}', '{more}'],
    shortText: '【{library}】您的訂閱有 {count} 種新資料：{titles}。',
  },
  'en-US': {
    subject: 'New for your subscriptions: {count}',
    text: ['{list}', '{more}'],
    shortText: '{library}: new for your subscriptions: {count} ({titles}).',
  },
  'fr-FR': {
    subject: 'Nouveautés pour vos abonnements : {count}',
    text: ['{list}', '{more}'],
    shortText: '{library} : nouveautés pour vos abonnements : {count} ({titles}).',
  },
};
