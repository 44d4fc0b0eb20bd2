import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { eresourceDetail, eresourceFacts } from './eresource.ts';

/** A database as readers would see it in the language of the request. Nothing is stored. */
export const previewEresource = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/preview',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'An electronic database as readers would see it',
  input: z.object({ id: id.optional(), ...eresourceFacts }),
  output: eresourceDetail,
  errors: [],
});
