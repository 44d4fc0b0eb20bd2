import type { NoticeTexts } from '../notice-texts.ts';

export const FEEDBACK_ANSWERED: NoticeTexts = {
  'zh-CN': {
    subject: '图书馆回复了您的反馈',
    text: ['图书馆回复了您的反馈：', '{reason}', '您可以在“问题反馈”中继续对话。'],
    shortText: '【{library}】您的反馈有了回复。',
  },
  'zh-TW': {
    subject: '圖書館回覆了您的回報',
    text: ['圖書館回覆了您的回報：', '{reason}', '您可以在「問題回報」中繼續對話。'],
    shortText: '【{library}】您的回報有了回覆。',
  },
  'en-US': {
    subject: 'The library answered your feedback',
    text: ['The library answered your feedback:', '{reason}', 'You can write back under Feedback.'],
    shortText: '{library}: there is an answer to your feedback.',
  },
  'fr-FR': {
    subject: 'La bibliothèque a répondu à votre remarque',
    text: [
      'La bibliothèque a répondu à votre remarque :',
      '{reason}',
      'Vous pouvez poursuivre la conversation sous « Remarques ».',
    ],
    shortText: '{library} : vous avez une réponse à votre remarque.',
  },
};
