import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedRecord } from './asked-record.ts';
import { BIB_NOT_FOUND } from './errors.ts';

/** The permanent address of a record's page as a QR code. No caller can have a code made for another address. */
export const getQrCode = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/getQrCode',
  origin: 'spec',
  access: 'public',
  summary: 'The address of a record as a QR code',
  input: z.object(askedRecord),
  output: z.object({
    recordId: z.string(),
    /** An SVG picture as a data: address. */
    img: z.string(),
  }),
  errors: [BIB_NOT_FOUND],
  rateLimit: { max: 60, windowSeconds: 60 },
});
