import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, ignoredIdentity, listOf } from '../../kernel/fields.ts';
import { MOST_MESSAGES } from './message-view.ts';

/**
 * Deletes messages, or brings them back while they can be: for an hour. Ids of others are passed over. The specification has both methods;
 * pages use POST, because a GET should change nothing.
 */
export const deleteMessages = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/lspNotice/deleteMsg',
  origin: 'spec',
  access: 'patron',
  summary: 'Deletes messages, or undoes it',
  input: z.object({
    msgIds: listOf(id, MOST_MESSAGES),
    /** True brings deleted messages back. */
    undo: flag.default(false),
    ...ignoredIdentity,
  }),
  /** How many are unread now. */
  output: z.object({ unread: z.int() }),
  errors: [],
});
