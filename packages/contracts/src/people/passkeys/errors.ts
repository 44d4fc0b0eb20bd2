import { defineError } from '../../kernel/error-definition.ts';

export const PASSKEYS_OFF = defineError({
  code: 'PASSKEYS_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆未开通通行密钥',
    'zh-TW': '本館未開通通行密鑰',
    'en-US': 'This library does not offer passkeys.',
    'fr-FR': 'Cette bibliothèque ne propose pas les clés d’accès.',
  },
});

export const PASSKEY_REFUSED = defineError({
  code: 'PASSKEY_REFUSED',
  status: 400,
  words: {
    'zh-CN': '通行密钥未被接受。它可能已被移除，或属于另一图书馆，也可能操作超时',
    'zh-TW': '通行密鑰未被接受。它可能已被移除，或屬於另一圖書館，也可能操作逾時',
    'en-US':
      'The passkey was not accepted. It may have been removed or be of another library, or it took too long.',
    'fr-FR':
      'La clé d’accès n’a pas été acceptée. Elle a peut-être été retirée ou appartient à une autre bibliothèque, ou le délai est dépassé.',
  },
});

export const PASSKEY_NOT_FOUND = defineError({
  code: 'PASSKEY_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '此通行密钥已不存在，请刷新页面',
    'zh-TW': '此通行密鑰已不存在，請重新整理頁面',
    'en-US': 'This passkey is no longer there. Please reload the page.',
    'fr-FR': 'Cette clé d’accès n’existe plus. Actualisez la page.',
  },
});

export const PASSKEY_LIMIT_REACHED = defineError({
  code: 'PASSKEY_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '每个账号最多有 {limit} 个通行密钥，请先移除不再使用的',
    'zh-TW': '每個帳號最多有 {limit} 個通行密鑰，請先移除不再使用的',
    'en-US': 'An account has at most {limit} passkeys. Please remove one that you no longer use.',
    'fr-FR': 'Un compte a au plus {limit} clés d’accès. Retirez d’abord celle que vous n’utilisez plus.',
  },
});
