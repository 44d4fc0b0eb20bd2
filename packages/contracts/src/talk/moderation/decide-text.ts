import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { REASON_NEEDED, TEXT_MOVED, TEXT_NOT_FOUND } from './errors.ts';
import { TEXT_STATES } from './kinds.ts';

/**
 * Lets others see what a reader wrote, or not. Of two members of the staff, the first decides; a
 * decision can be changed.
 */
export const decideText = endpoint({
  methods: ['POST'],
  path: '/oga/staff/moderation/decide',
  origin: 'ours',
  access: { staff: 'moderation.decide' },
  summary: 'Approve or refuse a text of a reader',
  input: z.object({
    id,
    /** The version that was read. */
    version: z.int().min(1),
    isApproved: z.boolean(),
    /** For the author; required for a refusal. */
    reason: text(300).default(''),
  }),
  output: z.object({ state: z.enum(TEXT_STATES) }),
  errors: [TEXT_NOT_FOUND, TEXT_MOVED, REASON_NEEDED],
});
