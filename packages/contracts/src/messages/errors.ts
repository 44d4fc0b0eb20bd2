import { defineError } from '../kernel/error-definition.ts';

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
