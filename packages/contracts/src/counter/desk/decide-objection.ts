import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { HAND_OVER_GONE_ON, OBJECTION_DECIDED, OBJECTION_NOT_FOUND } from './objection-errors.ts';
import { DESK_ACCESS, reason } from './scan.ts';

/** What the library decides about an objection: the hand-over stands, or the loan goes back to the reader who had the copy, as it was. */
export const DECISIONS = ['stands', 'undone'] as const;

/** Decides an objection, with a reason for both readers. */
export const decideObjection = endpoint({
  methods: ['POST'],
  path: '/staff/desk/decideObjection',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Decide an objection to a hand-over',
  input: z.object({ requestId: id, decision: z.enum(DECISIONS), reason }),
  output: z.object({ decision: z.enum(DECISIONS) }),
  errors: [DESK_ELSEWHERE, OBJECTION_NOT_FOUND, OBJECTION_DECIDED, HAND_OVER_GONE_ON],
});
