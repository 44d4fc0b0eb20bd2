import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { ownWish, WISH_KINDS, WISH_STATES } from './wish.ts';

const input = z.object({
  /** Without it all kinds. */
  kind: asCode(z.enum(WISH_KINDS)).optional(),
  detailType: asCode(z.enum(WISH_STATES)).optional(),
  ...paging,
  ...ignoredIdentity,
});
const output = z.object({ total: z.int(), list: z.array(ownWish) });

/** What the reader wished for and joined, of all kinds, the last one first. */
export const listWishes = endpoint({
  methods: ['GET'],
  path: '/find/recommendBooks/getRecordList',
  origin: 'spec',
  access: 'patron',
  summary: 'Recommendations of the reader',
  input,
  output,
  errors: [],
});

/** Only electronic resources. */
export const listElectronicWishes = endpoint({
  methods: ['GET'],
  path: '/find/newEle/recommendBooks/getRecordList',
  origin: 'spec',
  access: 'patron',
  summary: 'Recommendations of electronic resources by the reader',
  input,
  output,
  errors: [],
});
