import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ANNOUNCEMENT_NOT_FOUND } from './errors.ts';

/** Removes an announcement. */
export const removeAnnouncement = endpoint({
  methods: ['POST'],
  path: '/staff/announcements/remove',
  origin: 'ours',
  access: { staff: 'announcements.edit' },
  summary: 'Remove an announcement',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [ANNOUNCEMENT_NOT_FOUND],
});
