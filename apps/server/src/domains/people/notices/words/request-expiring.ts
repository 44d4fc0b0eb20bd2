import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_EXPIRING: NoticeTexts = {
  'zh-CN': {
    subject: '请最迟 {day}取走{titles}',
    text: ['为您保留的以下资料在 {day}之后将提供给下一位读者：', '{list}'],
    shortText: '【{library}】请最迟 {day}取走{titles}，逾期将提供给下一位读者。',
  },
  'zh-TW': {
    subject: '請最遲 {day}取走{titles}',
    text: ['為您保留的以下資料在 {day}之後將提供給下一位讀者：', '{list}'],
    shortText: '【{library}】請最遲 {day}取走{titles}，逾期將提供給下一位讀者。',
  },
  'en-US': {
    subject: 'Pick up {titles} by {day}',
    text: ['What is kept for you goes to the next reader after {day}:', '{list}'],
    shortText: '{library}: please pick up {titles} by {day}. After that it goes to the next reader.',
  },
  'fr-FR': {
    subject: 'À retirer au plus tard le {day} : {titles}',
    text: ['Ce qui vous est réservé passe au lecteur suivant après le {day} :', '{list}'],
    shortText:
      '{library} : à retirer au plus tard le {day} : {titles}. Ensuite, le lecteur suivant est servi.',
  },
};
