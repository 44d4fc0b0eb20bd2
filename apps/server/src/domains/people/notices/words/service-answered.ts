import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const SERVICE_ANSWERED: NoticeTexts = {
  'zh-CN': {
    subject: '图书馆答复了您的申请：{titles}',
    text: ['图书馆答复了您的申请{titles}：', '{reason}', '您可以在“问题反馈”中继续对话。'],
    shortText: '【{library}】您的申请{titles}有了答复。',
  },
  'zh-TW': {
    subject: '圖書館答覆了您的申請：{titles}',
    text: ['圖書館答覆了您的申請{titles}：', '{reason}', '您可以在「問題回報」中繼續對話。'],
    shortText: '【{library}】您的申請{titles}有了答覆。',
  },
  'en-US': {
    subject: 'The library answered your request: {titles}',
    text: ['The library answered your request {titles}:', '{reason}', 'You can write back under Feedback.'],
    shortText: '{library}: there is an answer to your request {titles}.',
  },
  'fr-FR': {
    subject: 'La bibliothèque a répondu à votre demande : {titles}',
    text: [
      'La bibliothèque a répondu à votre demande {titles} :',
      '{reason}',
      'Vous pouvez poursuivre la conversation sous « Remarques ».',
    ],
    shortText: '{library} : vous avez une réponse à votre demande {titles}.',
  },
};
