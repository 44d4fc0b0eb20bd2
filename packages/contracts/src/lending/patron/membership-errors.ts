import { defineError } from '../../kernel/error-definition.ts';

/** The library does not let this reader renew it now, or the account is blocked. */
export const MEMBERSHIP_NOT_RENEWABLE = defineError({
  code: 'MEMBERSHIP_NOT_RENEWABLE',
  status: 409,
  words: {
    'zh-CN': '账号目前不能自助续期，请到服务台办理',
    'zh-TW': '帳號目前不能自助續期，請至服務台辦理',
    'en-US': 'You cannot renew your account yourself now. Please ask at the library desk.',
    'fr-FR': 'Vous ne pouvez pas renouveler votre compte vous-même. Adressez-vous à l’accueil.',
  },
});
