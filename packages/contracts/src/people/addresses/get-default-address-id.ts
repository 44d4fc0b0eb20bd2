import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

export const getDefaultAddressId = endpoint({
  methods: ['GET'],
  path: '/find/userAddress/getDefaultAddressId',
  origin: 'spec',
  access: 'patron',
  summary: "The id of the reader's default address",
  input: z.object({}),
  /** Null where the reader has no address. */
  output: z.object({ addressId: z.string().nullable() }),
  errors: [],
});
