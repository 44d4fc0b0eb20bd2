import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { DESK_NOT_CHOSEN } from '../../people/staff/errors.ts';
import { QUICK_ADD_ACCESS } from './fields.ts';

/** What the form for a new copy chooses from: item types, and shelving locations of the library in which the caller works. */
export const getQuickAddChoices = endpoint({
  methods: ['GET'],
  path: '/staff/quickAdd/choices',
  origin: 'ours',
  access: QUICK_ADD_ACCESS,
  summary: 'Item types and shelving locations for a new copy',
  input: z.object({}),
  output: z.object({
    itemTypes: z.array(z.object({ code: z.string(), name: z.string() })),
    locations: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  errors: [DESK_ELSEWHERE, DESK_NOT_CHOSEN],
});
