import type { NoticeTexts } from '../notice-texts.ts';

export const LOAN_RECALLED: NoticeTexts = {
  'zh-CN': {
    subject: '请最迟 {day}归还{titles}',
    text: ['有其他读者在等候{titles}，图书馆请您最迟 {day}归还，不能再续借。'],
    shortText: '【{library}】有读者在等候{titles}，请最迟 {day}归还，不能再续借。',
  },
  'zh-TW': {
    subject: '請最遲 {day}歸還{titles}',
    text: ['有其他讀者在等候{titles}，圖書館請您最遲 {day}歸還，不能再續借。'],
    shortText: '【{library}】有讀者在等候{titles}，請最遲 {day}歸還，不能再續借。',
  },
  'en-US': {
    subject: 'Please return {titles} by {day}',
    text: [
      'Another reader is waiting for {titles}. The library asks you to return it by {day}; it cannot be renewed.',
    ],
    shortText:
      '{library}: another reader is waiting for {titles}. Please return it by {day}; it cannot be renewed.',
  },
  'fr-FR': {
    subject: 'À rendre au plus tard le {day} : {titles}',
    text: [
      'Un autre lecteur attend {titles}. La bibliothèque vous demande de le rendre au plus tard le {day} ; il ne peut plus être prolongé.',
    ],
    shortText:
      '{library} : un autre lecteur attend {titles}. À rendre au plus tard le {day}, sans prolongation possible.',
  },
};
