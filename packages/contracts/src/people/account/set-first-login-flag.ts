import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Notes that the reader has seen the tour: `fristLoginFlag` is '1' from now on. */
export const setFirstLoginFlag = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/updateOpacFirstLoginFlag',
  origin: 'spec',
  access: 'patron',
  summary: 'The tour was seen',
  input: z.object({}),
  output: z.object({ fristLoginFlag: z.literal('1') }),
  errors: [],
});
