import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { OBJECT_NOT_FOUND } from './errors.ts';
import { staffObject } from './object.ts';

/** An object as staff change it. */
export const getStaffObject = endpoint({
  methods: ['GET'],
  path: '/staff/digital/objects/get',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'One object for its editor',
  input: z.object({ id }),
  output: staffObject,
  errors: [OBJECT_NOT_FOUND],
});
