import type { NoticeTexts } from '../notice-texts.ts';

export const LOAN_OVERDUE: NoticeTexts = {
  'zh-CN': {
    subject: '已逾期：{titles}',
    text: ['以下资料已逾期，请尽快归还：', '{list}'],
    shortText: '【{library}】{titles}已逾期，请尽快归还。',
  },
  'zh-TW': {
    subject: '已逾期：{titles}',
    text: ['以下資料已逾期，請盡快歸還：', '{list}'],
    shortText: '【{library}】{titles}已逾期，請盡快歸還。',
  },
  'en-US': {
    subject: 'Overdue: {titles}',
    text: ['This is overdue. Please return it as soon as you can:', '{list}'],
    shortText: '{library}: overdue: {titles}. Please return as soon as you can.',
  },
  'fr-FR': {
    subject: 'En retard : {titles}',
    text: ['La date de retour est passée. À rendre dès que possible :', '{list}'],
    shortText: '{library} : en retard : {titles}. À rendre dès que possible.',
  },
};
