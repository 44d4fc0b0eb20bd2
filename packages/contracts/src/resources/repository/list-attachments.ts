import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { objectFile } from './object.ts';

/** Supplements of an object, or of all objects of a record. */
export const listAttachments = endpoint({
  methods: ['POST'],
  path: '/find/attachment/getAttachmentList',
  origin: 'spec',
  access: 'public',
  summary: 'Supplements of a record or object',
  input: z.object({
    recordId: id.optional(),
    objectId: id.optional(),
    ...ignoredIdentity,
  }),
  output: z.array(objectFile),
  errors: [],
});
