import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id } from '../../kernel/fields.ts';
import { ERESOURCE_LINK_NOT_FOUND } from './errors.ts';
import { staffLink } from './link.ts';

/** Sets a link aside until something else is found or a reader tells it again, or takes it back. */
export const setAsideLink = endpoint({
  methods: ['POST'],
  path: '/staff/links/setAside',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Set a link aside until it changes',
  input: z.object({ id, isAside: flag.default(true) }),
  output: staffLink,
  errors: [ERESOURCE_LINK_NOT_FOUND],
});
