import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, text } from '../../kernel/fields.ts';
import { ACCOUNT_MISSING } from './errors.ts';

/** What a verification code is for; 2 is the specification's number. */
export const CAPTCHA_SCENES = { signIn: 1, resetOrBind: 2 } as const;

/**
 * A verification code: a picture, or, for people who cannot see one, a small sum in words of their language. Valid for five minutes
 * and one use. A sum asks for work besides: sign-in sends `proof`, a number such that the SHA-256 of `challenge:proof` begins with
 * `bits` zero bits. A caller gets 60 sums in ten minutes, the later ones with more work. A reset of a password and the linking of accounts
 * take only a code that was asked for with the scene 2 and an account (document 1, sections 5 and 9).
 */
export const getCaptcha = endpoint({
  methods: ['GET'],
  path: '/oga/verifycode/img',
  origin: 'spec',
  access: 'public',
  summary: 'A verification code as picture or question',
  input: z.object({
    asText: flag.default(false),
    scene: asCode(z.union([z.enum(['1', '2']), z.literal([1, 2])]).transform(Number)).default(
      CAPTCHA_SCENES.signIn,
    ),
    /** Whose account it is for; needed with the scene 2. */
    username: asCode(text(64)).optional(),
  }),
  output: z.object({
    codeKey: z.string(),
    /** A data: URL of a JPEG picture; empty for a question. */
    img: z.string(),
    /** The question in words; empty for a picture. */
    question: z.string(),
    work: z.object({ challenge: z.string(), bits: z.int() }).nullable(),
  }),
  errors: [ACCOUNT_MISSING],
  rateLimit: { max: 60, windowSeconds: 60 },
});
