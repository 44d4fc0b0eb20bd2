import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PICTURE_TOO_DETAILED, PICTURE_UNREADABLE } from '../../people/account/errors.ts';
import { FEEDBACK_NOT_FOUND, FEEDBACK_PICTURES_FULL } from './errors.ts';

/** Adds a picture to feedback of the reader. Its content decides what it is; it is drawn again, without metadata. */
export const addFeedbackPicture = uploadEndpoint({
  path: '/find/feedback/addPicture',
  origin: 'ours',
  access: 'patron',
  summary: 'Add a picture to feedback',
  maxBytes: 5 * 1024 * 1024,
  mediaTypes: ['image/jpeg', 'image/png'],
  input: z.object({ id }),
  output: z.object({ url: z.string() }),
  errors: [FEEDBACK_NOT_FOUND, FEEDBACK_PICTURES_FULL, PICTURE_UNREADABLE, PICTURE_TOO_DETAILED],
  rateLimit: { max: 30, windowSeconds: 600 },
});
