import type { NoticeTexts } from '../notice-texts.ts';

export const LOAN_DUE_SOON: NoticeTexts = {
  'zh-CN': {
    subject: '{day} 到期：{titles}',
    text: ['以下资料请在 {day} 前归还或续借：', '{list}'],
    shortText: '【{library}】{titles}将于 {day} 到期，请归还或续借。',
  },
  'zh-TW': {
    subject: '{day} 到期：{titles}',
    text: ['以下資料請在 {day} 前歸還或續借：', '{list}'],
    shortText: '【{library}】{titles}將於 {day} 到期，請歸還或續借。',
  },
  'en-US': {
    subject: 'Due on {day}: {titles}',
    text: ['Please return or renew by {day}:', '{list}'],
    shortText: '{library}: due on {day}: {titles}. Please return or renew.',
  },
  'fr-FR': {
    subject: 'À rendre le {day} : {titles}',
    text: ['À rendre ou à prolonger avant le {day} :', '{list}'],
    shortText: '{library} : à rendre ou à prolonger avant le {day} : {titles}.',
  },
};
