import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { PUBLISHING_NOT_FOR_CHILDREN, WORDS_NOT_ALLOWED } from '../moderation/errors.ts';
import { PUBLIC_NAME_RESERVED, PUBLIC_NAME_TAKEN } from './errors.ts';
import { publicNameSchema } from './get-public-name.ts';
import { MAX_PUBLIC_NAME } from './review.ts';

/** Chooses the name under which others see what the reader publishes; an empty one takes it away. */
export const choosePublicName = endpoint({
  methods: ['POST'],
  path: '/find/findUserEvaluation/choosePublicName',
  origin: 'ours',
  access: 'patron',
  summary: 'Chooses the public name',
  input: z.object({ name: sharedText(MAX_PUBLIC_NAME) }),
  output: publicNameSchema,
  errors: [
    PUBLIC_NAME_TAKEN,
    PUBLIC_NAME_RESERVED,
    WORDS_NOT_ALLOWED,
    PUBLISHING_NOT_FOR_CHILDREN,
    PATRON_NOT_FOUND,
    ILS_UNAVAILABLE,
  ],
  rateLimit: { max: 30, windowSeconds: 60 },
});
