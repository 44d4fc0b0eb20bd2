import { defineError } from '../kernel/error-definition.ts';

export const ASSISTANT_CLOSED = defineError({
  code: 'ASSISTANT_CLOSED',
  status: 404,
  words: {
    'zh-CN': '本馆没有开通智能助手',
    'zh-TW': '本館沒有開通智慧助手',
    'en-US': 'The library has no assistant.',
    'fr-FR': 'La bibliothèque n’a pas d’assistant.',
  },
});

/** Any limit was reached: of the reader, of the library, of this server (document 1, section 8). */
export const ASSISTANT_BUSY = defineError({
  code: 'ASSISTANT_BUSY',
  status: 429,
  words: {
    'zh-CN': '当前访问人数过多，请稍后再试！',
    'zh-TW': '當前訪問人數過多，請稍後再試！',
    'en-US': 'Too many people are asking right now. Please try again soon.',
    'fr-FR': 'Trop de demandes en ce moment. Veuillez réessayer bientôt.',
  },
});

/** The reader's answer before is still being given. */
export const ANSWER_UNDER_WAY = defineError({
  code: 'ANSWER_UNDER_WAY',
  status: 409,
  words: {
    'zh-CN': '上一个问题正在回答，请稍候',
    'zh-TW': '上一個問題正在回答，請稍候',
    'en-US': 'Your last question is still being answered.',
    'fr-FR': 'La réponse à votre dernière question est en cours.',
  },
});

export const ANSWER_NOT_FOUND = defineError({
  code: 'ANSWER_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这条回答，可能已经删除',
    'zh-TW': '沒有這條回答，可能已經刪除',
    'en-US': 'There is no such answer. It may have been erased.',
    'fr-FR': 'Cette réponse n’existe pas. Elle a peut-être été effacée.',
  },
});
