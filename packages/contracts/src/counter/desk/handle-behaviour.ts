import { BEHAVIOUR_STATES, BEHAVIOUR_VERBS } from '@lectern/rules/behaviours';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BEHAVIOUR_MOVED_ON, BEHAVIOUR_NOT_FOUND } from '../../lending/fines/errors.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { DESK_ACCESS, reason } from './scan.ts';

/** Handles a behaviour, with a reason. Waiving and cancelling need the permission `circulation.waive`. */
export const handleBehaviour = endpoint({
  methods: ['POST'],
  path: '/staff/desk/handleBehaviour',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Handle what went wrong',
  input: z.object({ behaviourDetlId: id, verb: z.enum(BEHAVIOUR_VERBS), reason }),
  output: z.object({ processFlag: z.enum(BEHAVIOUR_STATES) }),
  errors: [DESK_ELSEWHERE, BEHAVIOUR_NOT_FOUND, BEHAVIOUR_MOVED_ON],
});
