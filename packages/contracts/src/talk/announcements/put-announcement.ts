import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { announcementFacts, staffAnnouncement } from './announcement.ts';
import {
  ANNOUNCEMENT_CHANGED,
  ANNOUNCEMENT_DATES_REVERSED,
  ANNOUNCEMENT_LIMIT_REACHED,
  ANNOUNCEMENT_NOT_FOUND,
  ANNOUNCEMENT_TITLE_MISSING,
} from './errors.ts';

/**
 * Adds an announcement, or changes one whole. Of its texts only tags for text and links are kept; a language without title and text is left
 * out.
 */
export const putAnnouncement = endpoint({
  methods: ['POST'],
  path: '/staff/announcements/put',
  origin: 'ours',
  access: { staff: 'announcements.edit' },
  summary: 'Add or change an announcement',
  input: z.object({
    /** A new announcement without it. */
    id: id.optional(),
    /** That of the announcement as it was read: if somebody changed it since then, nothing is done. */
    version: wholeNumber(0, 1_000_000_000).optional(),
    ...announcementFacts,
  }),
  output: staffAnnouncement,
  errors: [
    ANNOUNCEMENT_NOT_FOUND,
    ANNOUNCEMENT_TITLE_MISSING,
    ANNOUNCEMENT_DATES_REVERSED,
    ANNOUNCEMENT_CHANGED,
    ANNOUNCEMENT_LIMIT_REACHED,
  ],
});
