import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PICTURE_TOO_DETAILED, PICTURE_UNREADABLE } from '../../people/account/errors.ts';
import { COLLECTION_NOT_FOUND } from './errors.ts';

/** The picture of a collection: JPG or PNG, at most 5 MB. What it is, its content decides. */
export const updateCollectionCover = uploadEndpoint({
  path: '/staff/digital/collections/cover',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Set the picture of a collection',
  maxBytes: 5 * 1024 * 1024,
  mediaTypes: ['image/jpeg', 'image/png'],
  input: z.object({ id }),
  output: z.object({ coverUrl: z.string() }),
  errors: [COLLECTION_NOT_FOUND, PICTURE_UNREADABLE, PICTURE_TOO_DETAILED],
});
