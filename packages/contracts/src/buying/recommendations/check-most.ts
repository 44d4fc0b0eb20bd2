import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { WISH_DAY_USED_UP, WISH_TOO_MANY_OPEN } from './errors.ts';

const input = z.object({});
const errors = [WISH_DAY_USED_UP, WISH_TOO_MANY_OPEN] as const;

/** Whether one more recommendation fits in the limits: true, or false with the limit in the message. All kinds count together. */
export const checkMost = endpoint({
  methods: ['GET'],
  path: '/find/recommendBooks/checkMaxRecommend',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the reader can recommend one more work today',
  input,
  output: z.boolean(),
  errors,
});

/** The same for electronic resources. */
export const checkElectronicMost = endpoint({
  methods: ['GET'],
  path: '/find/newEle/recommendBooks/checkMaxRecommend',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the reader can recommend one more electronic resource today',
  input,
  output: z.boolean(),
  errors,
});
