import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { staffEresource } from './eresource.ts';
import { ERESOURCE_NOT_FOUND } from './errors.ts';

/** A database, shown or not. */
export const getStaffEresource = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/get',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'An electronic database for staff',
  input: z.object({ id }),
  output: staffEresource,
  errors: [ERESOURCE_NOT_FOUND],
});
