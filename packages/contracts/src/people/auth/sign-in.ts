import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, requiredText, text } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import {
  CAPTCHA_REQUIRED,
  CAPTCHA_WRONG,
  CREDENTIALS_WRONG,
  LOGIN_LOCKED,
  LOGIN_METHOD_OFF,
  PASSWORD_CHANGE_REQUIRED,
  PASSWORD_TOO_OLD,
} from './errors.ts';
import { laterCaptchaFields, wirePassword } from './sign-in-fields.ts';

/** What follows a proof of identity: nothing, or a page on which a step has to be done (document 1, section 4). */
export const ENTRY_NEXT = ['', 'second-factor', 'forceBinding', 'ssoBindMobile'] as const;
export type EntryNext = (typeof ENTRY_NEXT)[number];

/**
 * Signs a reader in with account and password (document 1, sections 3 to 5). The password travels as DES-ECB hex, as other
 * clients send it. A verification code (getCaptcha) is wanted only after two wrong passwords for the account (CAPTCHA_REQUIRED); one that
 * is sent earlier must be right. Besides a session it may answer two special refusals with errCode '200': data false (the initial password must
 * be changed) and data 10000 (the password is old); their details have the session in which it can be changed.
 */
export const signIn = endpoint({
  methods: ['POST'],
  path: '/oga/login',
  origin: 'spec',
  access: 'public',
  summary: 'Sign in with account and password',
  input: z.object({
    username: requiredText(64),
    password: wirePassword,
    ...laterCaptchaFields,
    mappingPath: asCode(text(64)).optional(),
    nextpath: asCode(text(500)).optional(),
    /** Ours: the session stays when the window is closed, where the library offers it (mayStaySignedIn). */
    staySignedIn: flag.default(false),
    loginSystem: z.union([z.literal(1), z.literal('1')]).optional(),
  }),
  output: z.object({
    /** The name of the header that carries the session, and its value. */
    jwtHeader: z.string(),
    jwt: z.string(),
    /** The page on which a step has to be done before the reader is signed in. The session is for this step only. */
    next: z.enum(ENTRY_NEXT),
  }),
  errors: [
    ILS_UNAVAILABLE,
    CAPTCHA_REQUIRED,
    CAPTCHA_WRONG,
    CREDENTIALS_WRONG,
    LOGIN_LOCKED,
    LOGIN_METHOD_OFF,
    PASSWORD_CHANGE_REQUIRED,
    PASSWORD_TOO_OLD,
  ],
  rateLimit: { max: 30, windowSeconds: 60 },
});
