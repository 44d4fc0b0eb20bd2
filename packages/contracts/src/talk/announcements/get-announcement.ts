import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { announcementDetail } from './announcement.ts';
import { ANNOUNCEMENT_NOT_FOUND } from './errors.ts';

/** An announcement that is shown today. */
export const getAnnouncement = endpoint({
  methods: ['GET'],
  path: '/announcements/get',
  origin: 'ours',
  access: 'public',
  summary: 'An announcement of the library',
  input: z.object({ id }),
  output: announcementDetail,
  errors: [ANNOUNCEMENT_NOT_FOUND],
});
