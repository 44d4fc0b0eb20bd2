import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PICTURE_TOO_DETAILED, PICTURE_UNREADABLE } from '../../people/account/errors.ts';
import { RESEARCHER_NOT_FOUND } from './errors.ts';

/** The portrait of a researcher: JPG or PNG, at most 2 MB. Kept is a new JPEG without metadata. */
export const updatePortrait = uploadEndpoint({
  path: '/staff/researchers/updatePortrait',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Set the portrait of a researcher',
  maxBytes: 2 * 1024 * 1024,
  mediaTypes: ['image/jpeg', 'image/png'],
  input: z.object({ id }),
  output: z.object({ portraitUrl: z.string() }),
  errors: [RESEARCHER_NOT_FOUND, PICTURE_UNREADABLE, PICTURE_TOO_DETAILED],
  rateLimit: { max: 10, windowSeconds: 60 },
});
