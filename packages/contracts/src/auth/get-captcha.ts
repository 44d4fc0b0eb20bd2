import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { flag } from '../kernel/fields.ts';

/**
 * A verification code: a picture, or, for people who cannot see one, a small sum in words of their language.
 * Valid for five minutes and one use.
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
    /** A data: URL of an SVG picture; empty for a question. */
    img: z.string(),
    /** The question in words; empty for a picture. */
    question: z.string(),
  }),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
