import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { POINTS_TOO_FEW } from './errors.ts';

const MOST = 1_000_000;

/** Gives points to a reader or takes them away, with the reason, which the reader sees. */
export const correctPoints = endpoint({
  methods: ['POST'],
  path: '/staff/points/correct',
  origin: 'ours',
  access: { staff: 'circulation.waive' },
  summary: 'Correct the points of a reader',
  input: z.object({
    /** The number of a card or an account. */
    reader: requiredText(64),
    change: z.union([z.int().min(-MOST).max(-1), z.int().min(1).max(MOST)]),
    reason: requiredText(200),
  }),
  output: z.object({ points: z.int() }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, POINTS_TOO_FEW],
  idempotent: true,
});
