import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { staffAnnouncement } from './announcement.ts';
import { ANNOUNCEMENT_NOT_FOUND } from './errors.ts';

/** An announcement in all its languages, to change it. */
export const getStaffAnnouncement = endpoint({
  methods: ['POST'],
  path: '/staff/announcements/get',
  origin: 'ours',
  access: { staff: 'announcements.edit' },
  summary: 'An announcement with its texts',
  input: z.object({ id }),
  output: staffAnnouncement,
  errors: [ANNOUNCEMENT_NOT_FOUND],
});
