import { defineError } from '../../kernel/error-definition.ts';

/** The library does not show its readers what they have elsewhere. */
export const CARDS_ELSEWHERE_OFF = defineError({
  code: 'CARDS_ELSEWHERE_OFF',
  status: 403,
  words: {
    'zh-CN': '本馆未开通其他馆读者证功能',
    'zh-TW': '本館未開通其他館讀者證功能',
    'en-US': 'This library does not offer cards of other libraries.',
    'fr-FR': 'Cette bibliothèque ne propose pas de cartes d’autres bibliothèques.',
  },
});

/** There is no other library of this address that takes part. */
export const CARD_LIBRARY_UNKNOWN = defineError({
  code: 'CARD_LIBRARY_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有可添加读者证的这所图书馆',
    'zh-TW': '沒有可新增讀者證的這所圖書館',
    'en-US': 'There is no such library whose card can be added.',
    'fr-FR': 'Aucune bibliothèque de ce nom dont la carte puisse être ajoutée.',
  },
});

/** A sign-in there would ask for more than the password. */
export const CARD_CODE_NEEDED = defineError({
  code: 'CARD_CODE_NEEDED',
  status: 403,
  words: {
    'zh-CN': '该馆账号登录还需其他验证，请在该馆登录后生成验证码并在此输入',
    'zh-TW': '該館帳號登入還需其他驗證，請在該館登入後產生驗證碼並在此輸入',
    'en-US':
      'The account there needs more than the password. Please sign in there, make a code and enter it here.',
    'fr-FR':
      'Le compte de cette bibliothèque exige plus que le mot de passe. Connectez-vous là-bas, créez un code et saisissez-le ici.',
  },
});

/** No reader of that library has this code, it was used, or its five minutes are over. */
export const CARD_CODE_WRONG = defineError({
  code: 'CARD_CODE_WRONG',
  status: 400,
  words: {
    'zh-CN': '验证码错误或已过期，请在该馆重新生成',
    'zh-TW': '驗證碼錯誤或已過期，請在該館重新產生',
    'en-US': 'The code is wrong or no longer valid. Please make a new one there.',
    'fr-FR': 'Le code est faux ou n’est plus valable. Créez-en un nouveau là-bas.',
  },
});

/** The card was reported lost, or the account is frozen or has ended. */
export const CARD_STOPPED = defineError({
  code: 'CARD_STOPPED',
  status: 409,
  words: {
    'zh-CN': '该馆的读者证已挂失、冻结或注销',
    'zh-TW': '該館的讀者證已掛失、凍結或註銷',
    'en-US': 'The card at that library was reported lost, or the account is frozen or has ended.',
    'fr-FR': 'La carte de cette bibliothèque est déclarée perdue, ou le compte est bloqué ou clos.',
  },
});

export const CARD_LINK_UNKNOWN = defineError({
  code: 'CARD_LINK_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这个读者证关联',
    'zh-TW': '沒有這個讀者證關聯',
    'en-US': 'There is no such link of a card.',
    'fr-FR': 'Ce lien de carte n’existe pas.',
  },
});
