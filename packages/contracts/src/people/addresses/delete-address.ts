import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { addressIdInput } from './address-view.ts';
import { ADDRESS_NOT_FOUND } from './errors.ts';

/** Deletes an address. If it was the default, the newest of the others becomes it. */
export const deleteAddress = endpoint({
  methods: ['POST'],
  path: '/find/userAddress/delete',
  origin: 'spec',
  access: 'patron',
  summary: 'Deletes an address of the reader',
  input: addressIdInput,
  output: z.object({ deleted: z.boolean() }),
  errors: [ADDRESS_NOT_FOUND],
});
