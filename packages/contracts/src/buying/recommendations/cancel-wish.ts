import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { WISH_DECIDED, WISH_NOT_FOUND } from './errors.ts';

const input = z.object({ id, ...ignoredIdentity });
/** `isGone`: nobody else wished it, so it is cancelled. */
const output = z.object({ id: z.string(), isGone: z.boolean() });

/** Takes the reader's wish back until somebody decides. If others joined, the reader leaves and the wish stays. */
export const cancelWish = endpoint({
  methods: ['POST'],
  path: '/find/recommendBooks/cancel',
  origin: 'spec',
  access: 'patron',
  summary: 'Take a recommendation back',
  input,
  output,
  errors: [WISH_NOT_FOUND, WISH_DECIDED],
});

/** The same of an electronic resource. */
export const cancelElectronicWish = endpoint({
  methods: ['POST'],
  path: '/find/newEle/recommendBooks/cancel',
  origin: 'spec',
  access: 'patron',
  summary: 'Take the recommendation of an electronic resource back',
  input,
  output,
  errors: [WISH_NOT_FOUND, WISH_DECIDED],
});
