import { defineError } from '../../kernel/error-definition.ts';

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
    'en-US': 'There is no such answer. It may have been deleted.',
    'fr-FR': 'Cette réponse n’existe pas. Elle a peut-être été effacée.',
  },
});

/** A model outside of the installation must be reached by https. */
export const MODEL_ADDRESS = defineError({
  code: 'MODEL_ADDRESS',
  status: 400,
  words: {
    'zh-CN': '外部模型的地址必须使用 https；本机构网络内的主机须由管理员登记',
    'zh-TW': '外部模型的位址必須使用 https；本機構網路內的主機須由管理員登記',
    'en-US':
      'A model outside needs an https address. Hosts of your own network must be named by those who run the server.',
    'fr-FR':
      'Un modèle externe doit avoir une adresse https. Les hôtes de votre réseau doivent être déclarés par les administrateurs du serveur.',
  },
});

export const MODEL_KEYS_OFF = defineError({
  code: 'MODEL_KEYS_OFF',
  status: 409,
  words: {
    'zh-CN': '服务器没有加密密钥，无法保存模型的密钥',
    'zh-TW': '伺服器沒有加密金鑰，無法儲存模型的金鑰',
    'en-US': 'The server has no key to seal secrets with, so it cannot keep the key of a model.',
    'fr-FR': 'Le serveur n’a pas de clé de chiffrement\u202f: il ne peut pas conserver la clé d’un modèle.',
  },
});

export const MODELS_CHANGED = defineError({
  code: 'MODELS_CHANGED',
  status: 409,
  words: {
    'zh-CN': '其他人刚刚修改了模型设置，请刷新后重试',
    'zh-TW': '其他人剛剛修改了模型設定，請重新整理後再試',
    'en-US': 'Somebody else has just changed the models. Please reload and try again.',
    'fr-FR': 'Quelqu’un vient de modifier les modèles. Rechargez la page et réessayez.',
  },
});

export const MODEL_NOT_FOUND = defineError({
  code: 'MODEL_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这个模型，请先保存',
    'zh-TW': '沒有這個模型，請先儲存',
    'en-US': 'There is no such model. Please save it first.',
    'fr-FR': 'Ce modèle n’existe pas. Enregistrez-le d’abord.',
  },
});

export const LIBRARY_ANSWER_NOT_FOUND = defineError({
  code: 'LIBRARY_ANSWER_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这条本馆问答，可能已被删除',
    'zh-TW': '沒有這則本館問答，可能已被刪除',
    'en-US': 'There is no such answer of the library. It may have been deleted.',
    'fr-FR': 'Cette réponse de la bibliothèque n’existe pas. Elle a peut-être été supprimée.',
  },
});

export const LIBRARY_ANSWER_INCOMPLETE = defineError({
  code: 'LIBRARY_ANSWER_INCOMPLETE',
  status: 422,
  words: {
    'zh-CN': '请至少用一种语言填写问题和回答；写了问题的语言必须有回答，写了回答的语言必须有问题',
    'zh-TW': '請至少用一種語言填寫問題和回答；寫了問題的語言必須有回答，寫了回答的語言必須有問題',
    'en-US': 'Please enter a question and its answer in one language at least, and in each language both.',
    'fr-FR':
      'Saisissez une question et sa réponse dans une langue au moins, et toujours les deux dans chaque langue.',
  },
});

export const LIBRARY_ANSWER_DATES_REVERSED = defineError({
  code: 'LIBRARY_ANSWER_DATES_REVERSED',
  status: 422,
  words: {
    'zh-CN': '结束日期不能早于开始日期',
    'zh-TW': '結束日期不能早於開始日期',
    'en-US': 'The last day is before the first day.',
    'fr-FR': 'Le dernier jour précède le premier.',
  },
});

export const LIBRARY_ANSWER_CHANGED = defineError({
  code: 'LIBRARY_ANSWER_CHANGED',
  status: 409,
  words: {
    'zh-CN': '此问答已被他人修改。请重新打开后再修改',
    'zh-TW': '此問答已被他人修改。請重新開啟後再修改',
    'en-US': 'Somebody changed this answer in the meantime. Please open it again and repeat your change.',
    'fr-FR': 'Cette réponse a été modifiée entre-temps. Rouvrez-la et refaites votre modification.',
  },
});

export const LIBRARY_ANSWER_LIMIT_REACHED = defineError({
  code: 'LIBRARY_ANSWER_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可有 {limit} 条本馆问答，请先删除不用的',
    'zh-TW': '最多可有 {limit} 則本館問答，請先刪除不用的',
    'en-US': 'There can be {limit} answers of the library at most. Please delete old ones.',
    'fr-FR':
      'Il peut y avoir {limit} réponses de la bibliothèque au maximum. Supprimez d’abord les anciennes.',
  },
});

export const ASSISTANT_TERMS_CHANGED = defineError({
  code: 'ASSISTANT_TERMS_CHANGED',
  status: 409,
  words: {
    'zh-CN': '其他人刚刚修改了智能助手的设置，请刷新后重试',
    'zh-TW': '其他人剛剛修改了智慧助手的設定，請重新整理後再試',
    'en-US': 'Somebody else has just changed the settings of the assistant. Please reload and try again.',
    'fr-FR': 'Quelqu’un vient de modifier les réglages de l’assistant. Rechargez la page et réessayez.',
  },
});
