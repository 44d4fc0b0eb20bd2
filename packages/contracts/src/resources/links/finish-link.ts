import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ERESOURCE_LINK_NOT_FOUND } from './errors.ts';

/** Takes a link out of the list, with what readers told of it. If it still fails, it comes back. */
export const finishLink = endpoint({
  methods: ['POST'],
  path: '/staff/links/done',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Take a link out of the list of those that fail',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [ERESOURCE_LINK_NOT_FOUND],
});
