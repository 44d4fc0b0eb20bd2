import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id, wholeNumber } from '../../kernel/fields.ts';
import { requiredSharedText } from '../../kernel/shared-text.ts';
import { OBJECT_FILE_NOT_FOUND, POLICY_NOT_FOUND } from './errors.ts';
import { FILE_ROLES } from './kinds.ts';
import { staffObject } from './object.ts';

/** Changes the name, place and rights of a file. */
export const putObjectFile = endpoint({
  methods: ['POST'],
  path: '/staff/digital/files/put',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Change a file of an object',
  input: z.object({
    fileId: id,
    name: requiredSharedText(200),
    role: z.enum(FILE_ROLES),
    /** Its place among the files, from 1. */
    place: wholeNumber(1, 500).optional(),
    /** Rights that narrow those of the object. */
    policyId: id.optional(),
    closedUntil: calendarDate.or(z.literal('')).default(''),
  }),
  output: staffObject,
  errors: [OBJECT_FILE_NOT_FOUND, POLICY_NOT_FOUND],
});
