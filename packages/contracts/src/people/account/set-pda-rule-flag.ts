import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Notes that the reader has read the rules of reader-driven purchase: `pdaRuleFlag` is '1' from now on. */
export const setPdaRuleFlag = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/updatePdaRuleFlag',
  origin: 'spec',
  access: 'patron',
  summary: 'The rules of reader-driven purchase were read',
  input: z.object({}),
  output: z.object({ pdaRuleFlag: z.literal('1') }),
  errors: [],
});
