import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { REVIEWED_KINDS } from './kinds.ts';
import { waitingTextSchema } from './waiting-text.ts';

/** `waiting`: new texts and reported ones, the longest waiting first. The others: the last decided first. */
export const TEXT_LISTS = ['waiting', 'approved', 'refused'] as const;

/** What readers wrote for others: the queue of the staff, and what was decided. */
export const listTexts = endpoint({
  methods: ['POST'],
  path: '/oga/staff/moderation/list',
  origin: 'ours',
  access: { staff: 'moderation.decide' },
  summary: 'Texts of readers that wait for a decision',
  input: z.object({
    ...paging,
    list: z.enum(TEXT_LISTS).default('waiting'),
    /** Empty for all kinds. */
    kind: z.enum([...REVIEWED_KINDS, '']).default(''),
  }),
  output: z.object({
    total: z.int(),
    texts: z.array(waitingTextSchema),
    /** How many of each kind wait. */
    waiting: z.array(z.object({ kind: z.enum(REVIEWED_KINDS), count: z.int() })),
  }),
  errors: [],
});
