import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

const input = z.object({});
const output = z.array(z.object({ code: z.string(), name: z.string() }));

/** Reasons for a recommendation, as the library lists them. */
export const listReasons = endpoint({
  methods: ['GET'],
  path: '/find/recommendBooks/getReasonList',
  origin: 'spec',
  access: 'public',
  summary: 'Reasons for a recommendation',
  input,
  output,
  errors: [],
});

/** The same list for electronic resources. */
export const listElectronicReasons = endpoint({
  methods: ['GET'],
  path: '/find/newEle/recommendBooks/getReasonList',
  origin: 'spec',
  access: 'public',
  summary: 'Reasons for recommending an electronic resource',
  input,
  output,
  errors: [],
});
