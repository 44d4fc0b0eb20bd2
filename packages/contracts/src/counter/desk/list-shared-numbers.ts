import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { deskReaderNameSchema } from './desk-views.ts';
import { DESK_ACCESS } from './scan.ts';

/** Numbers that a copy and a reader share, the first hundred: at each scan the desk is asked which of them is meant. */
export const listSharedNumbers = endpoint({
  methods: ['GET'],
  path: '/staff/desk/sharedNumbers',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Numbers that a copy and a reader share',
  input: z.object({}),
  output: z.object({
    numbers: z.array(z.object({ barcode: z.string(), title: z.string(), reader: deskReaderNameSchema })),
  }),
  errors: [DESK_ELSEWHERE],
});
