import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { PICTURE_TOO_DETAILED, PICTURE_UNREADABLE } from './errors.ts';

/**
 * The reader's picture (document 1, section 5: JPEG or PNG, at most 5 MB). What it is, its content decides. Kept is a small square JPEG
 * without metadata, never the file itself.
 */
export const updatePicture = uploadEndpoint({
  path: '/find/userInfo/updateUserPicUrl',
  origin: 'spec',
  access: 'patron',
  summary: "Set the reader's picture",
  maxBytes: 5 * 1024 * 1024,
  mediaTypes: ['image/jpeg', 'image/png'],
  input: z.object({}),
  output: z.object({ opacPicUrl: z.string() }),
  errors: [PICTURE_UNREADABLE, PICTURE_TOO_DETAILED],
  rateLimit: { max: 10, windowSeconds: 60 },
});
