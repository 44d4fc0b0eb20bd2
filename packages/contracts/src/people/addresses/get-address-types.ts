import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ADDRESS_TYPES } from './address-view.ts';

export const getAddressTypes = endpoint({
  methods: ['POST'],
  path: '/find/userAddress/getAddressType',
  origin: 'spec',
  access: 'patron',
  summary: 'The kinds of addresses, with their names',
  input: z.object({}),
  output: z.array(z.object({ code: z.enum(ADDRESS_TYPES), name: z.string() })),
  errors: [],
});
