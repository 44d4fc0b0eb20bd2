import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** In which library the reader can borrow with the phone now. */
export const phoneVisitSchema = z.object({
  /** Empty where the code of a screen is needed first. */
  libName: z.string(),
  /** How long that holds. */
  secondsLeft: z.int(),
});

/** Whether the reader can borrow with the phone now, and what the library offers. */
export const getPhoneVisit = endpoint({
  methods: ['GET'],
  path: '/selfCheck/phone/show',
  origin: 'ours',
  access: 'patron',
  summary: 'Where the reader can borrow with the phone',
  input: z.object({}),
  output: phoneVisitSchema.extend({
    /** Readers can sign in at stations with a code of their phone. */
    stations: z.boolean(),
    /** Readers can scan copies with their phone. */
    phones: z.boolean(),
  }),
  errors: [],
});
