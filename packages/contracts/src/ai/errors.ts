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
