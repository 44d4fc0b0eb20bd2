import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { addressInput, addressView } from './address-view.ts';
import { ADDRESS_FAULTS, ADDRESS_LIMIT_REACHED } from './errors.ts';

/** Keeps a new address. The first one is the default. */
export const addAddress = endpoint({
  methods: ['POST'],
  path: '/find/userAddress/add',
  origin: 'spec',
  access: 'patron',
  summary: 'Adds an address of the reader',
  input: z.object({ ...addressInput, ...ignoredIdentity }),
  output: addressView,
  errors: [...ADDRESS_FAULTS, ADDRESS_LIMIT_REACHED],
  idempotent: true,
});
