import { INTERLIBRARY_SIDES } from '@lectern/rules/interlibrary/steps';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, paging } from '../../kernel/fields.ts';
import { DESK_ACCESS } from '../desk/scan.ts';
import { staffInterlibrarySchema } from './request-view.ts';

/** Interlibrary requests on one side: those that wait for this library first. */
export const listInterlibrary = endpoint({
  methods: ['POST'],
  path: '/staff/interlibrary/list',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Interlibrary requests of the library',
  input: z.object({
    side: z.enum(INTERLIBRARY_SIDES),
    /** Those that are over, instead of the open ones. */
    ended: flag.default(false),
    ...paging,
  }),
  output: z.object({ total: z.int(), requests: z.array(staffInterlibrarySchema) }),
  errors: [],
});
