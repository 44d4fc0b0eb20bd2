import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money } from '../../kernel/fields.ts';

/** What a reader may have to act on, most urgent first. A domain that has a new kind adds it here and registers what it says. */
export const MATTER_KINDS = [
  'blocked',
  'overdue',
  'owed',
  'accruing',
  'pickup',
  'dueSoon',
  'cardExpires',
  'questionnaire',
  'unread',
] as const;
export type MatterKind = (typeof MATTER_KINDS)[number];

export const matterSchema = z.object({
  kind: z.enum(MATTER_KINDS),
  /** How many loans, works, questionnaires, messages; 1 where nothing is counted. */
  count: z.int().min(1),
  /** The day until which to act, YYYY-MM-DD; null without one. */
  day: z.string().nullable(),
  /** What it is about if it is one work or questionnaire; empty otherwise. */
  title: z.string(),
  amount: money.nullable(),
  /** Nothing can be borrowed until it is settled. */
  isBlocking: z.boolean(),
});
export type Matter = z.infer<typeof matterSchema>;

/** What the reader should act on today, of all parts of the portal: each part says what it knows. */
export const getNeedsAction = endpoint({
  methods: ['GET'],
  path: '/find/homePage/needsAction',
  origin: 'ours',
  access: 'patron',
  summary: 'What the reader should act on',
  input: z.object({}),
  output: z.object({
    /** Most urgent first. */
    matters: z.array(matterSchema),
    /** False while the library system is away: there may be more. */
    isComplete: z.boolean(),
  }),
  errors: [],
});
