import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { addressView } from './address-view.ts';

/** The reader's addresses: the default one first, then the newest. */
export const listAddresses = endpoint({
  methods: ['GET'],
  path: '/find/userAddress/get',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's addresses",
  input: z.object({}),
  output: z.array(addressView),
  errors: [],
});
