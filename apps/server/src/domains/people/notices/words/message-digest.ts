import type { NoticeTexts } from '../notice-texts.ts';

export const MESSAGE_DIGEST: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：{count} 条新消息',
    text: ['您有以下新消息：', '{list}'],
    shortText: '【{library}】您有 {count} 条新消息，请登录查看。',
  },
  'zh-TW': {
    subject: '{library}：{count} 則新訊息',
    text: ['您有以下新訊息：', '{list}'],
    shortText: '【{library}】您有 {count} 則新訊息，請登入查看。',
  },
  'en-US': {
    subject: '{library}: {count} messages for you',
    text: ['This is new for you:', '{list}'],
    shortText: '{library}: {count} new messages for you. Please sign in to read them.',
  },
  'fr-FR': {
    subject: '{library} : {count} messages pour vous',
    text: ['Voici les nouveautés :', '{list}'],
    shortText: '{library} : {count} nouveaux messages pour vous. Connectez-vous pour les lire.',
  },
};
