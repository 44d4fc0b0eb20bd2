import * as z from 'zod';
import { CAPTCHA_WRONG, CREDENTIALS_WRONG, LOGIN_LOCKED, LOGIN_METHOD_OFF } from '../auth/errors.ts';
import { ILS_UNAVAILABLE } from '../circulation/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { text } from '../kernel/fields.ts';
import {
  FOREIGN_SIGN_IN_STALE,
  IDENTITY_LINKED_ELSEWHERE,
  PROVIDER_UNAVAILABLE,
  READER_LINKED_ALREADY,
} from './link-errors.ts';
import { captchaFields, openedSession, sentBesides, ticketText, wirePassword } from './link-fields.ts';

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
      code: text(512).pipe(z.string().min(1)).optional(),
      state: ticketText.optional(),
      openId: ticketText.optional(),
      username: text(64).pipe(z.string().min(1)).optional(),
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
  errors: [
    ILS_UNAVAILABLE,
    PROVIDER_UNAVAILABLE,
    FOREIGN_SIGN_IN_STALE,
    IDENTITY_LINKED_ELSEWHERE,
    READER_LINKED_ALREADY,
    LOGIN_METHOD_OFF,
    CAPTCHA_WRONG,
    CREDENTIALS_WRONG,
    LOGIN_LOCKED,
  ],
  rateLimit: { max: 30, windowSeconds: 60 },
});
