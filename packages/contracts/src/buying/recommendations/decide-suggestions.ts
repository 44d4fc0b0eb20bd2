import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id, requiredListOf } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { WISH_NOT_FOUND, WISH_TRIAL_NEEDS_RESOURCE } from './errors.ts';
import { WISH_DECISIONS } from './wish.ts';

export const MAX_REPLY = 500;
export const MOST_DECIDED = 100;

/**
 * Decides several wishes at once. Each that is in a state from which this is possible is decided, and its readers are told once; the others
 * are named. A trial needs its last day, and makes a database that is on trial unless it names one.
 */
export const decideSuggestions = endpoint({
  methods: ['POST'],
  path: '/staff/suggestions/decide',
  origin: 'ours',
  access: { staff: 'suggestions.decide' },
  summary: 'Decide what readers wish for',
  input: z.object({
    ids: requiredListOf(id, MOST_DECIDED),
    decision: z.enum(WISH_DECISIONS),
    reply: sharedLines(MAX_REPLY).default(''),
    /** A database that is on trial already. */
    eCollectionId: id.optional(),
    /** The last day of the trial. */
    until: calendarDate.optional(),
  }),
  output: z.object({ decided: z.array(z.string()), passed: z.array(z.string()) }),
  errors: [WISH_NOT_FOUND, WISH_TRIAL_NEEDS_RESOURCE],
  idempotent: true,
});
