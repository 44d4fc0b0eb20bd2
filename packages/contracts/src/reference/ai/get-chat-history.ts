import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, wholeNumber } from '../../kernel/fields.ts';

/** Who speaks (document 1, section 3). */
export const CHAT_ROLES = { reader: 0, assistant: 2 } as const;

/** What the reader and the assistant said, oldest first: the last turns of the days that the library keeps. */
export const getChatHistory = endpoint({
  methods: ['GET'],
  path: '/find/ai/getChatHistory',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's talk with the assistant",
  input: z.object({ rows: wholeNumber(1, 200).default(50) }),
  output: z.object({
    /** Days after which it is deleted. */
    keptDays: z.int(),
    entries: z.array(
      z.object({
        /** The id of both entries of a turn. */
        answerId: z.string(),
        role: z.literal([CHAT_ROLES.reader, CHAT_ROLES.assistant]),
        message: z.string(),
        at: instant,
        /** The works that the answer names; recordId is ours, and empty where the catalogue has lost the work. */
        chatHistoryAttachments: z.array(
          z.object({ title: z.string(), isbn: z.string(), recordId: z.string() }),
        ),
        /** How the reader found the answer. */
        rating: z.enum(['up', 'down']).nullable(),
        /** Who answered; ours, and absent from what the reader said. */
        by: z.enum(['library', 'builtIn', 'model']).optional(),
      }),
    ),
  }),
  errors: [],
});
