import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { barcode } from '../desk/scan.ts';
import { PHONE_NOT_HERE, SELF_CHECK_OFF } from './errors.ts';
import { borrowedSchema } from './station-views.ts';

/** Lends a copy to the reader who scans it with the phone, by the rules of the desk. The answer says why it was not lent. */
export const borrowByPhone = endpoint({
  methods: ['POST'],
  path: '/selfCheck/phone/borrow',
  origin: 'ours',
  access: 'patron',
  summary: 'Lend a copy to the reader who scans it with the phone',
  input: z.object({ barcode }),
  output: borrowedSchema,
  errors: [SELF_CHECK_OFF, PHONE_NOT_HERE, ILS_UNAVAILABLE],
});
