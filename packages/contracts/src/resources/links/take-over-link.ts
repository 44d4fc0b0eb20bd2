import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ENTRANCE_ADDRESS_REFUSED, ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { ERESOURCE_LINK_NOT_FOUND, LINK_NOT_MOVED } from './errors.ts';

/** Writes the address that an entrance moved to in the place of its old one, and takes the link out of the list. */
export const takeOverLink = endpoint({
  methods: ['POST'],
  path: '/staff/links/takeOver',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Take over the new address of an entrance that moved',
  input: z.object({ id }),
  output: z.object({ eresourceId: z.string(), address: z.string() }),
  errors: [ERESOURCE_LINK_NOT_FOUND, LINK_NOT_MOVED, ENTRANCE_ADDRESS_REFUSED, ERESOURCE_NOT_FOUND],
});
