import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedRecord } from './asked-record.ts';
import { BIB_NOT_FOUND } from './errors.ts';

/** The address that the QR code of a record holds, made here from the public address of this server. */
export const getQrCodeJumpUrl = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/getQrCodeJumpUrl',
  origin: 'spec',
  access: 'public',
  summary: 'The address in the QR code of a record',
  input: z.object(askedRecord),
  output: z.object({ recordId: z.string(), url: z.string() }),
  errors: [BIB_NOT_FOUND],
});
