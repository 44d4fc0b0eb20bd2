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
    subject: '{library}: {count} new messages',
    text: ['Your new messages:', '{list}'],
    shortText: '{library}: {count} new messages for you. Please sign in to read them.',
  },
  'fr-FR': {
    subject: '{library} : {count} nouveaux messages',
    text: ['Vos nouveaux messages :', '{list}'],
    shortText: '{library} : {count} nouveaux messages pour vous. Connectez-vous pour les lire.',
  },
};
