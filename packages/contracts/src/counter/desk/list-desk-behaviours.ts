import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { behaviourSchema, behaviourTab } from '../../lending/fines/behaviour-view.ts';
import { DESK_ACCESS, DESK_REFUSALS } from './scan.ts';

/** Behaviours of one reader or of all readers, last first. */
export const listDeskBehaviours = endpoint({
  methods: ['POST'],
  path: '/staff/desk/behaviours',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'What went wrong with loans and accounts',
  input: z.object({ patronId: id.optional(), ...behaviourTab }),
  output: z.object({
    total: z.int(),
    /** For one reader: an online payment is under way, and money of the desk would come twice. */
    paysOnline: z.boolean(),
    behaviours: z.array(
      behaviourSchema.extend({
        reader: z.object({ patronId: z.string(), primaryId: z.string(), name: z.string() }),
      }),
    ),
  }),
  errors: [...DESK_REFUSALS],
});
