import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money } from '../../kernel/fields.ts';
import { chosenFines } from '../../lending/fines/chosen-fines.ts';
import { BEHAVIOUR_NOT_FOUND } from '../../lending/fines/errors.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** Whether the reader can pay chosen fines with points now, and how many points that takes. */
export const checkScoreFlag = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/account/checkScoreFlag',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether points can pay fines',
  input: z.object(chosenFines),
  output: z.object({
    /** 1 if the reader can pay with points now, all or a part; else 0. */
    scoreFlag: z.literal([0, 1]),
    /** Whether the library takes points at all. */
    pays: z.boolean(),
    points: z.int(),
    /** What one point pays. */
    perPoint: money,
    /** What is open of the chosen fines, and the points that pay all of it. */
    open: money,
    pointsForAll: z.int(),
    /** From how many to how many points the reader may spend on them now; 0 if none. */
    leastPoints: z.int(),
    mostPoints: z.int(),
    /** What the most points pay. */
    covers: money,
  }),
  errors: [PATRON_NOT_FOUND, BEHAVIOUR_NOT_FOUND],
});
