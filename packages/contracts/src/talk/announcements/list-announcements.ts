import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { announcementSummary } from './announcement.ts';

/** Announcements that are shown today: pinned ones first, then the newest. */
export const listAnnouncements = endpoint({
  methods: ['GET'],
  path: '/announcements/list',
  origin: 'ours',
  access: 'public',
  summary: 'Announcements of the library',
  input: z.object({ ...paging }),
  output: z.object({ total: z.int(), announcements: z.array(announcementSummary) }),
  errors: [],
});
