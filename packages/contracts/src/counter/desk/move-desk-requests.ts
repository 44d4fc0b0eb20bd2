import { DESK_VERBS } from '@lectern/rules/requests/desk-lists';
import { REQUEST_STEPS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { refusalSchema } from '../../lending/loans/loan-view.ts';
import { DESK_ACCESS, PLACED_REFUSALS } from './scan.ts';

/** Moves requests by one verb, each from the step in which it was seen; one refusal does not stop the others. */
export const moveDeskRequests = endpoint({
  methods: ['POST'],
  path: '/staff/desk/moveRequests',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Move requests on',
  input: z.object({
    verb: z.enum(DESK_VERBS),
    requests: z
      .array(z.object({ requestId: id, operationType: z.enum(REQUEST_STEPS) }))
      .min(1)
      .max(100),
    /** A reason; the reader reads it. */
    comments: text(200).default(''),
  }),
  output: z.object({
    results: z.array(
      z.object({
        requestId: z.string(),
        /** The step after the move; null where it did not move. */
        operationType: z.enum(REQUEST_STEPS).nullable(),
        refusal: refusalSchema.nullable(),
      }),
    ),
  }),
  errors: [...PLACED_REFUSALS],
  idempotent: true,
});
