import * as z from 'zod';
import { MESSAGE_KINDS } from '../../people/tenant/message-kinds.ts';

/** A message in the inbox of a reader, in the language of the caller. */
export const messageSchema = z.object({
  msgId: z.string(),
  type: z.enum(MESSAGE_KINDS),
  /** The library. */
  sender: z.string(),
  title: z.string(),
  /** Paragraphs; a list has a work on each line. */
  content: z.array(z.string()),
  sendTime: z.string(),
  readFlag: z.enum(['0', '1']),
  /** The section of the reader's pages where the reader can act; empty where there is none. */
  section: z.enum([
    'requests',
    'borrowing',
    'choices',
    'subscriptions',
    'feedback',
    'recommendation',
    'donation',
    '',
  ]),
});
export type MessageView = z.infer<typeof messageSchema>;

/** Messages that a page shows or a call names at once. */
export const MOST_MESSAGES = 100;
