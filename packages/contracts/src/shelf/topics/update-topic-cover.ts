import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PICTURE_TOO_DETAILED, PICTURE_UNREADABLE } from '../../people/account/errors.ts';
import { MAX_COVER_BYTES } from '../booklists/book-list.ts';
import { TOPIC_NOT_FOUND } from './errors.ts';

/** The picture of a topic: JPG or PNG, at most 2 MB. What it is, its content decides. Kept is a new JPEG without metadata. */
export const updateTopicCover = uploadEndpoint({
  path: '/staff/topics/updateCover',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'Set the picture of a topic',
  maxBytes: MAX_COVER_BYTES,
  mediaTypes: ['image/jpeg', 'image/png'],
  input: z.object({ id }),
  output: z.object({ imgUrl: z.string() }),
  errors: [TOPIC_NOT_FOUND, PICTURE_UNREADABLE, PICTURE_TOO_DETAILED],
  rateLimit: { max: 10, windowSeconds: 60 },
});
