import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { addressIdInput } from './address-view.ts';
import { ADDRESS_NOT_FOUND } from './errors.ts';

/** Makes an address the one that is offered first. */
export const setDefaultAddress = endpoint({
  methods: ['POST'],
  path: '/find/userAddress/setDefaultAddress',
  origin: 'spec',
  access: 'patron',
  summary: "Sets the reader's default address",
  input: addressIdInput,
  output: z.object({ addressId: z.string() }),
  errors: [ADDRESS_NOT_FOUND],
});
