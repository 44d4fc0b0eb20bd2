import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { announcementText } from './announcement.ts';

/** The text of an announcement as it would be kept. Nothing is stored. */
export const previewAnnouncementText = endpoint({
  methods: ['POST'],
  path: '/staff/announcements/preview',
  origin: 'ours',
  access: { staff: 'announcements.edit' },
  summary: 'The text of an announcement as readers would see it',
  input: z.object({ text: announcementText }),
  output: z.object({ text: z.string() }),
  errors: [],
});
