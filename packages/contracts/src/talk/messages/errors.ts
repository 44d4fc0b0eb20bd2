import { defineError } from '../../kernel/error-definition.ts';

export const PUSH_SERVICE_REFUSED = defineError({
  code: 'PUSH_SERVICE_REFUSED',
  status: 422,
  words: {
    'zh-CN': '此浏览器的推送服务无法使用',
    'zh-TW': '此瀏覽器的推播服務無法使用',
    'en-US': 'The push service of this browser cannot be used.',
    'fr-FR': 'Le service de notifications de ce navigateur est inutilisable.',
  },
});

export const WECHAT_MESSAGES_OFF = defineError({
  code: 'WECHAT_MESSAGES_OFF',
  status: 409,
  words: {
    'zh-CN': '本馆没有开通微信消息',
    'zh-TW': '本館沒有開通微信訊息',
    'en-US': 'This library sends no messages by WeChat.',
    'fr-FR': 'Cette bibliothèque n’envoie pas de messages par WeChat.',
  },
});

export const WECHAT_CONNECTION_STALE = defineError({
  code: 'WECHAT_CONNECTION_STALE',
  status: 400,
  words: {
    'zh-CN': '二维码已失效，请在“通知设置”中重新打开',
    'zh-TW': '二維碼已失效，請在「通知設定」中重新開啟',
    'en-US': 'This code is no longer valid. Please open a new one in your account.',
    'fr-FR': 'Ce code n’est plus valable. Ouvrez-en un nouveau dans votre compte.',
  },
});
