import type { NoticeTexts } from '../notice-texts.ts';

/** `{reason}`: what the other library wrote; empty if it wrote nothing. */
export const INTERLIBRARY_UNFILLED: NoticeTexts = {
  'zh-CN': {
    subject: '未能从其他图书馆借到{titles}',
    text: ['您申请馆际互借的{titles}，对方图书馆无法提供。', '{reason}'],
    shortText: '【{library}】您申请馆际互借的{titles}，对方图书馆无法提供。',
  },
  'zh-TW': {
    subject: '未能從其他圖書館借到{titles}',
    text: ['您申請館際互借的{titles}，對方圖書館無法提供。', '{reason}'],
    shortText: '【{library}】您申請館際互借的{titles}，對方圖書館無法提供。',
  },
  'en-US': {
    subject: 'The other library cannot lend {titles}',
    text: ['You asked another library for {titles}. It cannot lend it.', '{reason}'],
    shortText: '{library}: the other library cannot lend {titles}.',
  },
  'fr-FR': {
    subject: 'L’autre bibliothèque ne peut pas prêter {titles}',
    text: ['Vous avez demandé {titles} à une autre bibliothèque. Elle ne peut pas le prêter.', '{reason}'],
    shortText: '{library} : l’autre bibliothèque ne peut pas prêter {titles}.',
  },
};
