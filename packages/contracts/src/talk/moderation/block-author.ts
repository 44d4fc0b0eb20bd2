import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, instant, requiredText } from '../../kernel/fields.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** For some days a reader publishes nothing; 0 days ends the block. What is published already stays. */
export const blockAuthor = endpoint({
  methods: ['POST'],
  path: '/oga/staff/moderation/block',
  origin: 'ours',
  access: { staff: 'moderation.decide' },
  summary: 'Keep a reader from publishing for a time',
  input: z.object({
    patronId: id,
    days: z.int().min(0).max(3650),
    /** For the staff. */
    reason: requiredText(300),
  }),
  output: z.object({ blockedUntil: instant.nullable() }),
  errors: [PATRON_NOT_FOUND],
});
