import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { RESEARCHER_NOT_FOUND } from './errors.ts';
import { staffResearcher } from './researcher.ts';

/** One researcher as staff see them. */
export const getStaffResearcher = endpoint({
  methods: ['POST'],
  path: '/staff/researchers/get',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'One researcher, for staff',
  input: z.object({ id }),
  output: staffResearcher,
  errors: [RESEARCHER_NOT_FOUND],
});
