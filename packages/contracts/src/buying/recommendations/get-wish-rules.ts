import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { WISH_FIELD_KINDS, WISH_REQUIREMENTS } from '../../people/tenant/wish-settings.ts';
import { WISH_KINDS } from './wish.ts';

const named = z.object({ code: z.string(), name: z.string() });

/** What the form of a wish has to know: which kinds are offered, what must be said, how many wishes are left. */
export const getWishRules = endpoint({
  methods: ['GET'],
  path: '/find/recommendBooks/rules',
  origin: 'ours',
  access: 'patron',
  summary: 'What a recommendation needs and how many are left',
  input: z.object({}),
  output: z.object({
    kinds: z.array(z.enum(WISH_KINDS)),
    required: z.array(z.enum(WISH_REQUIREMENTS)),
    reasons: z.array(named),
    majors: z.array(named),
    fields: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        hint: z.string(),
        kind: z.enum(WISH_FIELD_KINDS),
        isRequired: z.boolean(),
        choices: z.array(named),
      }),
    ),
    /** Where a copy can be fetched; empty where nothing can be kept for readers. */
    pickupLibraries: z.array(named),
    currency: z.string(),
    needsVerifyCode: z.boolean(),
    perDay: z.int(),
    leftToday: z.int(),
    mostOpen: z.int(),
    leftOpen: z.int(),
    /** Why the reader may not wish anything, in words; empty where nothing hinders. */
    hindrance: z.string(),
    /** The hindrance is a contact that has to be verified first. */
    needsContact: z.boolean(),
  }),
  errors: [ILS_UNAVAILABLE],
});
