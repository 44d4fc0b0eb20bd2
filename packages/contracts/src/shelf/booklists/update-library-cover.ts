import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PICTURE_TOO_DETAILED, PICTURE_UNREADABLE } from '../../people/account/errors.ts';
import { MAX_COVER_BYTES } from './book-list.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/** The cover of a list of the library, as `updateCover` for lists of readers. */
export const updateLibraryCover = uploadEndpoint({
  path: '/staff/lists/updateCover',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'Set the cover of a list of the library',
  maxBytes: MAX_COVER_BYTES,
  mediaTypes: ['image/jpeg', 'image/png'],
  input: z.object({ id }),
  output: z.object({ imgUrl: z.string() }),
  errors: [BOOK_LIST_NOT_FOUND, PICTURE_UNREADABLE, PICTURE_TOO_DETAILED],
  rateLimit: { max: 10, windowSeconds: 60 },
});
