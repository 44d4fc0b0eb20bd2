import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { announcementSummary } from '../../talk/announcements/announcement.ts';

/** Announcements about donations that are shown today. */
export const listDonationNews = endpoint({
  methods: ['POST'],
  path: '/find/donate/searchDonateNews',
  origin: 'spec',
  access: 'public',
  summary: 'Announcements about donations',
  input: z.object({ ...paging, ...ignoredIdentity }),
  output: z.object({ total: z.int(), list: z.array(announcementSummary) }),
  errors: [],
});
