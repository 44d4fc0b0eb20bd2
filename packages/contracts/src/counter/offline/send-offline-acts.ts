import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';
import { DESK_NOT_CHOSEN } from '../../people/staff/errors.ts';
import { OFFLINE_OFF } from './errors.ts';

/** How many acts one call takes. */
export const MOST_OFFLINE_ACTS = 50;

/**
 * Does what a desk did without a network, in the order of the list. Each id counts once, however often it is sent. What the rules refuse is
 * kept for a person to settle. The desk erases all that are not answered `later`.
 */
export const sendOfflineActs = endpoint({
  methods: ['POST'],
  path: '/staff/offline/send',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'Sends what a desk did without a network',
  input: z.object({
    /** What the clock of the desk says now: by it the times of the acts are put right. */
    deskTime: instant,
    acts: z
      .array(z.object({ id: z.uuid(), sealed: z.string().min(1).max(2000) }))
      .min(1)
      .max(MOST_OFFLINE_ACTS),
  }),
  output: z.object({
    outcomes: z.array(z.object({ id: z.string(), outcome: z.enum(['done', 'refused', 'later']) })),
  }),
  errors: [DESK_NOT_CHOSEN, OFFLINE_OFF],
});
