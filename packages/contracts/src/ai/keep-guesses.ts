import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { flag } from '../kernel/fields.ts';

/** Says whether the reader's loans and favourites may be looked at to guess what the reader may like. */
export const keepGuesses = endpoint({
  methods: ['POST'],
  path: '/find/ai/keepGuesses',
  origin: 'ours',
  access: 'patron',
  summary: 'Consent to guesses from loans and favourites',
  input: z.object({ isOn: flag }),
  output: z.object({ isOn: z.boolean() }),
  errors: [],
});
