import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { addressInput, addressView } from './address-view.ts';
import { ADDRESS_FAULTS, ADDRESS_NOT_FOUND } from './errors.ts';

/** Changes an address. The default address stays the default until another one becomes it. */
export const updateAddress = endpoint({
  methods: ['POST'],
  path: '/find/userAddress/update',
  origin: 'spec',
  access: 'patron',
  summary: 'Changes an address of the reader',
  input: z.object({ addressId: id, ...addressInput, ...ignoredIdentity }),
  output: addressView,
  errors: [...ADDRESS_FAULTS, ADDRESS_NOT_FOUND],
});
