import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { WISH_ACCOUNT_FROZEN, WISH_CONTACT_UNVERIFIED, WISH_NOT_OFFERED } from './errors.ts';

const input = z.object({});
const errors = [ILS_UNAVAILABLE, WISH_ACCOUNT_FROZEN, WISH_CONTACT_UNVERIFIED, WISH_NOT_OFFERED] as const;

/** Whether the reader may recommend works: true, or false with the reason in the message. */
export const checkAllowed = endpoint({
  methods: ['GET'],
  path: '/find/recommendBooks/checkAllowRecommend',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the reader may recommend works',
  input,
  output: z.boolean(),
  errors,
});

/** The same for electronic resources. */
export const checkElectronicAllowed = endpoint({
  methods: ['GET'],
  path: '/find/newEle/recommendBooks/checkAllowRecommend',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the reader may recommend electronic resources',
  input,
  output: z.boolean(),
  errors,
});
