import type { NoticeTexts } from '../notice-texts.ts';

export const LOAN_DUE_SOON: NoticeTexts = {
  'zh-CN': {
    subject: '{day}到期：{titles}',
    text: ['以下资料请最迟 {day}归还或续借：', '{list}'],
    shortText: '【{library}】{titles}将于 {day}到期，请归还或续借。',
  },
  'zh-TW': {
    subject: '{day}到期：{titles}',
    text: ['以下資料請最遲 {day}歸還或續借：', '{list}'],
    shortText: '【{library}】{titles}將於 {day}到期，請歸還或續借。',
  },
  'en-US': {
    subject: 'Due on {day}: {titles}',
    text: ['Please return or renew by {day}:', '{list}'],
    shortText: '{library}: due on {day}: {titles}. Please return or renew.',
  },
  'fr-FR': {
    subject: 'À rendre le {day} : {titles}',
    text: ['À rendre ou à prolonger au plus tard le {day} :', '{list}'],
    shortText: '{library} : à rendre ou à prolonger au plus tard le {day} : {titles}.',
  },
};
