import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { staffAnnouncement } from './announcement.ts';

/** All announcements with drafts and those of other days, the one that changed last first. */
export const listStaffAnnouncements = endpoint({
  methods: ['POST'],
  path: '/staff/announcements/list',
  origin: 'ours',
  access: { staff: 'announcements.edit' },
  summary: 'All announcements of the library',
  input: z.object({ ...paging }),
  output: z.object({
    total: z.int(),
    announcements: z.array(
      staffAnnouncement
        .omit({ texts: true })
        .extend({ title: z.string(), languages: z.array(z.enum(LANGUAGES)) }),
    ),
  }),
  errors: [],
});
