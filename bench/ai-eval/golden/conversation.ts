import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { INTENTS } from '@lectern/contracts/reference/ai/intents';
import * as z from 'zod';

export const READER_STATES = [
  'threeLoans',
  'overdue',
  'fines',
  'keptHold',
  'waitingHold',
  'nothing',
] as const;
export type ReaderState = (typeof READER_STATES)[number];

/** A name alone is words; nothing is nothing. */
const aboutSchema = z.preprocess(
  (given) =>
    typeof given === 'string' ? { words: given } : given !== null && typeof given === 'object' ? given : {},
  z.record(z.string(), z.unknown()),
);
/** True, or what is meant by it: `"act": "renew"`. */
const signSchema = z.preprocess(Boolean, z.boolean());

/** What one turn means. Keys of `about` that the judge does not know are not compared. */
const expectedSchema = z.looseObject({
  intent: z.union([z.enum(INTENTS), z.array(z.enum(INTENTS))]),
  about: aboutSchema,
  refines: signSchema,
  none: signSchema,
  act: signSchema,
});
export type Expected = z.infer<typeof expectedSchema>;

const conversationSchema = z
  .looseObject({
    id: z.union([z.string(), z.number()]),
    lang: z.enum(LANGUAGES),
    turns: z.array(z.string()).min(1),
    expect: z.array(expectedSchema).min(1),
    reader: z.enum(READER_STATES).default('nothing'),
    never: z.array(z.string()).default([]),
    quotes: z.boolean().default(false),
    mayRefuse: z.boolean().default(false),
  })
  .refine(({ turns, expect }) => turns.length === expect.length);
export type Conversation = z.infer<typeof conversationSchema>;

export const PARTS = ['known', 'apart', 'wide', 'absent', 'unread', 'wide-unread', 'absent-unread'] as const;
export type Part = (typeof PARTS)[number];

/** Nobody who writes the answerer reads these; only counts of a run are shown. */
export const UNREAD: ReadonlySet<Part> = new Set(['unread', 'wide-unread', 'absent-unread']);

/** The conversations of a part; `unreadable`: lines that are none. */
export function readConversations(part: Part): {
  readonly conversations: Conversation[];
  readonly unreadable: number;
} {
  const text = readFileSync(new URL(`${part}.jsonl`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.map((line) => conversationSchema.safeParse(JSON.parse(line)));
  const conversations = parsed.flatMap(({ data }) => (data ? [data] : []));
  return { conversations, unreadable: lines.length - conversations.length };
}
