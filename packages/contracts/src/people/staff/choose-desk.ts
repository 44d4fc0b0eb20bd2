import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { LIBRARY_UNKNOWN } from '../tenant/errors.ts';
import { deskSchema } from './get-staff-session.ts';

/** Says where the member works. It holds for the session: check-outs, returns and queues are those of this library. */
export const chooseDesk = endpoint({
  methods: ['POST'],
  path: '/staff/desk/choose',
  origin: 'ours',
  access: 'staff',
  summary: 'Choose the library and the desk of this session',
  input: z.object({ libraryCode: id, name: text(40).default('') }),
  output: deskSchema,
  errors: [LIBRARY_UNKNOWN],
});
