import type { NoticeTexts } from '../notice-texts.ts';

export const SELF_CHECK_RECEIPT: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：自助借书凭条（{count} 册）',
    text: ['您刚刚借了以下图书，括号内为应还日期：', '{list}'],
    shortText: '【{library}】您刚刚自助借书 {count} 册。',
  },
  'zh-TW': {
    subject: '{library}：自助借書憑條（{count} 冊）',
    text: ['您剛剛借了以下圖書，括號內為應還日期：', '{list}'],
    shortText: '【{library}】您剛剛自助借書 {count} 冊。',
  },
  'en-US': {
    subject: '{library}: what you borrowed ({count})',
    text: ['You have just borrowed this, with due dates:', '{list}'],
    shortText: '{library}: copies borrowed just now: {count}.',
  },
  'fr-FR': {
    subject: '{library} : vos emprunts ({count})',
    text: ['Vous venez d’emprunter ce qui suit, avec la date de retour :', '{list}'],
    shortText: '{library} : exemplaires que vous venez d’emprunter : {count}.',
  },
};
