import { defineError } from '../../kernel/error-definition.ts';

export const QUESTIONNAIRE_NOT_FOUND = defineError({
  code: 'QUESTIONNAIRE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这份问卷',
    'zh-TW': '沒有這份問卷',
    'en-US': 'There is no such questionnaire.',
    'fr-FR': 'Ce questionnaire n’existe pas.',
  },
});

export const QUESTIONNAIRE_NOT_OPEN = defineError({
  code: 'QUESTIONNAIRE_NOT_OPEN',
  status: 409,
  words: {
    'zh-CN': '这份问卷现在不能填写',
    'zh-TW': '這份問卷現在不能填寫',
    'en-US': 'This questionnaire is not open now.',
    'fr-FR': 'Ce questionnaire n’est pas ouvert actuellement.',
  },
});

export const QUESTIONNAIRE_ANSWERED = defineError({
  code: 'QUESTIONNAIRE_ANSWERED',
  status: 409,
  words: {
    'zh-CN': '您已填写过这份问卷',
    'zh-TW': '您已填寫過這份問卷',
    'en-US': 'You have answered this questionnaire already.',
    'fr-FR': 'Vous avez déjà répondu à ce questionnaire.',
  },
});

export const QUESTION_NOT_ANSWERED = defineError({
  code: 'QUESTION_NOT_ANSWERED',
  status: 422,
  details: { number: 'count' },
  words: {
    'zh-CN': '请按要求回答第 {number} 题',
    'zh-TW': '請按要求回答第 {number} 題',
    'en-US': 'Please answer question {number} as it asks.',
    'fr-FR': 'Répondez à la question {number} comme elle le demande.',
  },
});

export const QUESTIONNAIRE_FROZEN = defineError({
  code: 'QUESTIONNAIRE_FROZEN',
  status: 409,
  words: {
    'zh-CN': '已有人填写，题目不能再修改，问卷也不能删除',
    'zh-TW': '已有人填寫，題目不能再修改，問卷也不能刪除',
    'en-US':
      'Somebody has answered: the questions can no longer be changed, and the questionnaire cannot be removed.',
    'fr-FR':
      'Quelqu’un a répondu\u202f: les questions ne peuvent plus être modifiées, ni le questionnaire supprimé.',
  },
});

export const QUESTIONNAIRE_CHANGED = defineError({
  code: 'QUESTIONNAIRE_CHANGED',
  status: 409,
  words: {
    'zh-CN': '他人刚修改过这份问卷，请重新打开后再保存',
    'zh-TW': '他人剛修改過這份問卷，請重新開啟後再儲存',
    'en-US': 'Somebody changed this questionnaire meanwhile. Open it again, then save.',
    'fr-FR': 'Quelqu’un a modifié ce questionnaire entre-temps. Rouvrez-le, puis enregistrez.',
  },
});

export const QUESTIONNAIRE_TRANSLATION_UNFIT = defineError({
  code: 'QUESTIONNAIRE_TRANSLATION_UNFIT',
  status: 422,
  details: { number: 'count' },
  words: {
    'zh-CN': '第 {number} 题的译文与原题不一致：题型、选项数和行数须相同',
    'zh-TW': '第 {number} 題的譯文與原題不一致：題型、選項數和列數須相同',
    'en-US':
      'Question {number} differs in another language: its kind and the number of its choices and rows have to be the same.',
    'fr-FR':
      'La question {number} diffère dans une autre langue\u202f: son type et le nombre de choix et de lignes doivent être les mêmes.',
  },
});

export const QUESTIONNAIRE_PERIOD_WRONG = defineError({
  code: 'QUESTIONNAIRE_PERIOD_WRONG',
  status: 422,
  words: {
    'zh-CN': '结束时间必须晚于开始时间',
    'zh-TW': '結束時間必須晚於開始時間',
    'en-US': 'The end has to be after the beginning.',
    'fr-FR': 'La fin doit être après le début.',
  },
});
