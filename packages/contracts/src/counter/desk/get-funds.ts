import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { fundsView } from './funds-view.ts';
import { DESK_ACCESS, DESK_REFUSALS } from './scan.ts';

/** What the library keeps of a reader. */
export const getFunds = endpoint({
  methods: ['GET'],
  path: '/staff/desk/getFunds',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Deposit and prepayment of a reader',
  input: z.object({ patronId: id }),
  output: fundsView,
  errors: DESK_REFUSALS,
});
