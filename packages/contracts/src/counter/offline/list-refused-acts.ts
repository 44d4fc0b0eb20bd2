import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { OFFLINE_ACT_KINDS } from './offline-act.ts';

export const refusedActView = z.object({
  id: z.string(),
  /** Empty for an act that could not be read. */
  kind: z.enum(['', ...OFFLINE_ACT_KINDS]),
  itemBarcode: z.string(),
  readerBarcode: z.string(),
  /** When it was done, by the clock of the server; null for an act that could not be read. */
  actedAt: z.iso.datetime().nullable(),
  /** How many seconds the clock of the desk was behind; negative: ahead. */
  clockOffset: z.int(),
  libraryCode: z.string(),
  /** Why it was refused, in words. */
  reason: z.string(),
});

/** What was done without a network and refused when it was sent, oldest first. */
export const listRefusedActs = endpoint({
  methods: ['GET'],
  path: '/staff/offline/refused',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'Acts without a network that the rules refused',
  input: z.object({}),
  output: z.array(refusedActView),
  errors: [],
});
