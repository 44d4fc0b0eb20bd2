import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { CAPTCHA_WRONG, LOGIN_METHOD_OFF } from '../auth/errors.ts';
import { captchaFields, wirePassword } from '../auth/sign-in-fields.ts';
import { LINK_ERRORS, PROVIDER_UNAVAILABLE } from './link-errors.ts';
import { openedSession, sentBesides, ticketText } from './link-fields.ts';

/** What WeChat leads back with. */
export interface WechatReturn {
  readonly code: string;
  readonly state: string;
}

/** A ticket of a WeChat sign-in, and whose reader account it is for. */
export interface WechatBinding {
  readonly openId: string;
  readonly username: string;
  readonly password: string;
  readonly verifyCode: string;
  readonly codeKey: string;
  readonly proof: string | undefined;
}

/**
 * Signs in by WeChat (document 1, section 4, "WeChat login"). With `code` and `state`, as WeChat brings them back: if the WeChat account
 * is linked, `bindFlag` is true and there is a session; else `openId` is a ticket for ten minutes. With the ticket, account, password and
 * verification code: links the WeChat account with the reader; `bindFlag` is then true, and the reader signs in.
 */
export const otherLogin = endpoint({
  methods: ['POST'],
  path: '/oga/otherLogin',
  origin: 'spec',
  access: 'public',
  summary: 'Sign in by WeChat, or link a WeChat account',
  input: z
    .object({
      code: asCode(requiredText(512)).optional(),
      state: ticketText.optional(),
      openId: ticketText.optional(),
      username: requiredText(64).optional(),
      password: wirePassword.optional(),
      verifyCode: captchaFields.verifyCode.optional(),
      codeKey: captchaFields.codeKey.optional(),
      proof: captchaFields.proof,
      ...sentBesides,
    })
    .transform((given, check): WechatReturn | WechatBinding => {
      const { code, state, openId, username, password, verifyCode, codeKey, proof } = given;
      if (code !== undefined && state !== undefined) return { code, state };
      if (openId && username && password && verifyCode && codeKey)
        return { openId, username, password, verifyCode, codeKey, proof };
      const path = [code === undefined ? 'openId' : 'state'];
      check.addIssue({ code: 'custom', path, message: 'incomplete' });
      return z.NEVER;
    }),
  output: z.object({
    bindFlag: z.boolean(),
    jwt: openedSession.nullable(),
    openId: z.string(),
  }),
  errors: [...LINK_ERRORS, CAPTCHA_WRONG, LOGIN_METHOD_OFF, PROVIDER_UNAVAILABLE],
  rateLimit: { max: 30, windowSeconds: 60 },
});
