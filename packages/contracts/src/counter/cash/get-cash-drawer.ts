import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, money } from '../../kernel/fields.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { DESK_ACCESS } from '../desk/scan.ts';
import { drawerSchema } from './drawer-view.ts';

/** The open drawer of the caller, with its last entries. */
export const getCashDrawer = endpoint({
  methods: ['GET'],
  path: '/staff/desk/getCashDrawer',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'The open cash drawer',
  input: z.object({}),
  output: z.object({
    /** Null if none is open. */
    drawer: drawerSchema.nullable(),
    /** The last hundred, last first; less than 0 where money went out. */
    entries: z.array(z.object({ id: z.string(), at: instant, amount: money })),
    currency: z.string(),
  }),
  errors: [DESK_ELSEWHERE],
});
