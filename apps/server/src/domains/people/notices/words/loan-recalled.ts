import type { NoticeTexts } from '../notice-texts.ts';

export const LOAN_RECALLED: NoticeTexts = {
  'zh-CN': {
    subject: '请在 {day} 前归还{titles}',
    text: ['有其他读者在等候{titles}，图书馆请您在 {day} 前归还，不能再续借。'],
    shortText: '【{library}】有读者在等候{titles}，请在 {day} 前归还，不能再续借。',
  },
  'zh-TW': {
    subject: '請在 {day} 前歸還{titles}',
    text: ['有其他讀者在等候{titles}，圖書館請您在 {day} 前歸還，不能再續借。'],
    shortText: '【{library}】有讀者在等候{titles}，請在 {day} 前歸還，不能再續借。',
  },
  'en-US': {
    subject: 'Please return {titles} by {day}',
    text: [
      'Another reader waits for {titles}. The library asks you to return it by {day}; it cannot be renewed.',
    ],
    shortText:
      '{library}: another reader waits for {titles}. Please return it by {day}; it cannot be renewed.',
  },
  'fr-FR': {
    subject: 'À rendre avant le {day} : {titles}',
    text: [
      'Un autre lecteur attend {titles}. La bibliothèque vous demande de le rendre avant le {day} ; il ne peut plus être prolongé.',
    ],
    shortText:
      '{library} : un autre lecteur attend {titles}. À rendre avant le {day}, sans prolongation possible.',
  },
};
