import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PICTURE_TOO_DETAILED, PICTURE_UNREADABLE } from '../../people/account/errors.ts';
import { MAX_COVER_BYTES } from './book-list.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/**
 * The picture of a list (document 1, section 5: JPG or PNG, at most 2 MB). What it is, its content decides. Kept is a new JPEG without
 * metadata. An open list is reviewed again.
 */
export const updateCover = uploadEndpoint({
  path: '/find/bookList/updateCover',
  origin: 'ours',
  access: 'patron',
  summary: 'Sets the cover of a book list',
  maxBytes: MAX_COVER_BYTES,
  mediaTypes: ['image/jpeg', 'image/png'],
  input: z.object({ id }),
  output: z.object({ imgUrl: z.string() }),
  errors: [BOOK_LIST_NOT_FOUND, PICTURE_UNREADABLE, PICTURE_TOO_DETAILED],
  rateLimit: { max: 10, windowSeconds: 60 },
});
