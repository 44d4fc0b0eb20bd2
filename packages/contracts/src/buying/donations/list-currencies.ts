import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Currencies in which the value of a gift may be stated, that of the library first. No money is given by this. */
export const listCurrencies = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/donate/getCurrency',
  origin: 'spec',
  access: 'public',
  summary: 'Currencies for the value of a donation',
  input: z.object({}),
  output: z.array(z.object({ code: z.string(), name: z.string() })),
  errors: [],
});
