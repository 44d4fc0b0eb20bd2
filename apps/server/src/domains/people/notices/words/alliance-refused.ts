import type { NoticeTexts } from '../notice-texts.ts';

export const ALLIANCE_REFUSED: NoticeTexts = {
  'zh-CN': {
    subject: '联盟图书馆未能借出{titles}',
    text: ['联盟图书馆未能借出您申请的{titles}。', '{reason}'],
    shortText: '【{library}】联盟图书馆未能借出您申请的{titles}。',
  },
  'zh-TW': {
    subject: '聯盟圖書館未能借出{titles}',
    text: ['聯盟圖書館未能借出您申請的{titles}。', '{reason}'],
    shortText: '【{library}】聯盟圖書館未能借出您申請的{titles}。',
  },
  'en-US': {
    subject: 'The alliance cannot lend {titles}',
    text: ['The library of the alliance that you asked cannot lend {titles}.', '{reason}'],
    shortText: '{library}: the library of the alliance cannot lend {titles}.',
  },
  'fr-FR': {
    subject: 'L’alliance ne peut pas prêter {titles}',
    text: ['La bibliothèque de l’alliance que vous avez sollicitée ne peut pas prêter {titles}.', '{reason}'],
    shortText: '{library} : la bibliothèque de l’alliance ne peut pas prêter {titles}.',
  },
};
