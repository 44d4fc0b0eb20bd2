import type { NoticeTexts } from '../notice-texts.ts';

export const LOAN_RECALL_ENDED: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}可借到 {day}',
    text: ['等候{titles}的读者已减少，图书馆取消了催还。您仍可借到 {day}。'],
    shortText: '【{library}】{titles}的催还已取消，仍可借到 {day}。',
  },
  'zh-TW': {
    subject: '{titles}可借到 {day}',
    text: ['等候{titles}的讀者已減少，圖書館取消了催還。您仍可借到 {day}。'],
    shortText: '【{library}】{titles}的催還已取消，仍可借到 {day}。',
  },
  'en-US': {
    subject: 'You may keep {titles} until {day}',
    text: [
      'Fewer readers wait for {titles}, so the library does not need it earlier. It is due on {day} again.',
    ],
    shortText: '{library}: {titles} is not needed earlier any more. It is due on {day} again.',
  },
  'fr-FR': {
    subject: 'À rendre seulement le {day} : {titles}',
    text: [
      'Moins de lecteurs attendent {titles} : la bibliothèque n’en a plus besoin plus tôt. La date de retour est de nouveau le {day}.',
    ],
    shortText: '{library} : {titles} n’est plus demandé plus tôt. Retour de nouveau le {day}.',
  },
};
