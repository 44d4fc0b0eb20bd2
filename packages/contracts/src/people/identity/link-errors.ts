import { defineError } from '../../kernel/error-definition.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '../auth/errors.ts';

/** One answer for a ticket or state that is unknown, used, expired, or of another browser or library. */
export const FOREIGN_SIGN_IN_STALE = defineError({
  code: 'FOREIGN_SIGN_IN_STALE',
  status: 400,
  words: {
    'zh-CN': '此次登录已失效，请在本浏览器中重新开始',
    'zh-TW': '此次登入已失效，請在本瀏覽器中重新開始',
    'en-US': 'This sign-in is no longer valid. Please start again in this browser.',
    'fr-FR': 'Cette connexion n’est plus valable. Recommencez dans ce navigateur.',
  },
});

export const PROVIDER_UNAVAILABLE = defineError({
  code: 'PROVIDER_UNAVAILABLE',
  status: 503,
  words: {
    'zh-CN': '对方的登录服务暂时没有应答，请稍后再试',
    'zh-TW': '對方的登入服務暫時沒有回應，請稍後再試',
    'en-US': 'The other sign-in service does not answer now. Please try again later.',
    'fr-FR': 'L’autre service de connexion ne répond pas. Réessayez plus tard.',
  },
});

export const IDENTITY_LINKED_ELSEWHERE = defineError({
  code: 'IDENTITY_LINKED_ELSEWHERE',
  status: 409,
  words: {
    'zh-CN': '该账号已绑定其他读者，请先由该读者解除绑定',
    'zh-TW': '該帳號已綁定其他讀者，請先由該讀者解除綁定',
    'en-US': 'This account is linked with another reader, who has to remove the link first.',
    'fr-FR': 'Ce compte est associé à un autre lecteur, qui doit d’abord retirer l’association.',
  },
});

export const READER_LINKED_ALREADY = defineError({
  code: 'READER_LINKED_ALREADY',
  status: 409,
  words: {
    'zh-CN': '您的读者账号已绑定了另一个账号，请先在“个人信息”的“账号绑定”中解除绑定',
    'zh-TW': '您的讀者帳號已綁定了另一個帳號，請先在「個人資訊」的「帳號綁定」中解除綁定',
    'en-US':
      'Your reader account is linked with another account. Remove that link first: “Personal information”, “Linked accounts”.',
    'fr-FR':
      'Votre compte de lecteur est associé à un autre compte. Retirez d’abord cette association : « Mes informations », « Comptes associés ».',
  },
});

export const LINK_NOT_FOUND = defineError({
  code: 'LINK_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有可解除的绑定',
    'zh-TW': '沒有可解除的綁定',
    'en-US': 'There is no link to remove.',
    'fr-FR': 'Il n’y a aucune association à retirer.',
  },
});

/** What every call may refuse that links an account elsewhere by the reader's password. */
export const LINK_ERRORS = [
  ILS_UNAVAILABLE,
  FOREIGN_SIGN_IN_STALE,
  IDENTITY_LINKED_ELSEWHERE,
  READER_LINKED_ALREADY,
  CREDENTIALS_WRONG,
  LOGIN_LOCKED,
] as const;
