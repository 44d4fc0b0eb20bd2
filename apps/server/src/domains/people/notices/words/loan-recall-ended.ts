import type { NoticeTexts } from '../notice-texts.ts';

export const LOAN_RECALL_ENDED: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}可借到 {day}',
    text: ['等候{titles}的读者已减少，图书馆取消了召回。您仍可借到 {day}。'],
    shortText: '【{library}】{titles}的召回已取消，仍可借到 {day}。',
  },
  'zh-TW': {
    subject: '{titles}可借到 {day}',
    text: ['等候{titles}的讀者已減少，圖書館取消了召回。您仍可借到 {day}。'],
    shortText: '【{library}】{titles}的召回已取消，仍可借到 {day}。',
  },
  'en-US': {
    subject: 'You may keep {titles} until {day}',
    text: [
      'Fewer readers are waiting for {titles}, so the library no longer needs it back early. It is due on {day} again.',
    ],
    shortText: '{library}: {titles} is no longer needed early. It is due on {day} again.',
  },
  'fr-FR': {
    subject: 'À rendre seulement le {day} : {titles}',
    text: [
      'Moins de lecteurs attendent {titles} : la bibliothèque ne vous demande plus un retour anticipé. La date de retour est de nouveau le {day}.',
    ],
    shortText: '{library} : le retour anticipé de {titles} n’est plus demandé. Retour de nouveau le {day}.',
  },
};
