import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_HANDED_OVER: NoticeTexts = {
  'zh-CN': {
    subject: '请确认您已收到{titles}',
    text: ['持书读者表示{titles}已交给您。请立即确认，否则本次转借无效。'],
    shortText: '【{library}】持书读者表示{titles}已交给您，请立即登录确认。',
  },
  'zh-TW': {
    subject: '請確認您已收到{titles}',
    text: ['持書讀者表示{titles}已交給您。請立即確認，否則本次轉借無效。'],
    shortText: '【{library}】持書讀者表示{titles}已交給您，請立即登入確認。',
  },
  'en-US': {
    subject: 'Please confirm that you have {titles}',
    text: [
      'The other reader says that you have {titles} now. Please confirm it at once; otherwise it stays on loan to the other reader.',
    ],
    shortText:
      '{library}: the other reader says that you have {titles} now. Please sign in and confirm it at once.',
  },
  'fr-FR': {
    subject: 'Confirmez que vous avez {titles}',
    text: [
      'L’autre lecteur dit vous avoir remis {titles}. Confirmez-le tout de suite, sinon le prêt reste à son nom.',
    ],
    shortText:
      '{library} : l’autre lecteur dit vous avoir remis {titles}. Connectez-vous et confirmez-le tout de suite.',
  },
};
