import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag } from '../../kernel/fields.ts';

/**
 * A verification code: a picture, or, for people who cannot see one, a small sum in words of their language. Valid for five minutes
 * and one use. A sum asks for work besides: sign-in sends `proof`, a number such that the SHA-256 of `challenge:proof` begins with
 * `bits` zero bits. A caller gets 60 sums in ten minutes, the later ones with more work.
 */
export const getCaptcha = endpoint({
  methods: ['GET'],
  path: '/oga/verifycode/img',
  origin: 'spec',
  access: 'public',
  summary: 'A verification code as picture or question',
  input: z.object({ asText: flag.default(false) }),
  output: z.object({
    codeKey: z.string(),
    /** A data: URL of a JPEG picture; empty for a question. */
    img: z.string(),
    /** The question in words; empty for a picture. */
    question: z.string(),
    work: z.object({ challenge: z.string(), bits: z.int() }).nullable(),
  }),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
