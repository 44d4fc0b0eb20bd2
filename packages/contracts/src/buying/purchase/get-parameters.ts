import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { purchaseParameters } from './purchase-rule.ts';

/** Parameters of the pages. Where `isOn` is false, the pages say that it is off. */
export const getPurchaseParameters = endpoint({
  methods: ['POST'],
  path: '/find/pda/getPdaPara',
  origin: 'spec',
  access: 'patron',
  summary: 'Parameters of drive purchase',
  input: z.object({}),
  output: purchaseParameters.extend({
    /** Libraries to which books can be sent. */
    places: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  errors: [],
});
