import * as z from 'zod';
import { SEARCH_EMPTY, SEARCH_TOO_LONG } from '../../discovery/search/errors.ts';
import { searchStateSchema } from '../../discovery/search/search-state.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { SUBSCRIPTION_LIMIT_REACHED, SUBSCRIPTION_TERM_MISSING } from './errors.ts';
import { MAX_TERM, RHYTHMS, SUBSCRIPTION_KINDS, subscriptionSchema } from './subscription.ts';

/**
 * Watches the catalogue for works that come from now on, and for works that a change of their description makes fit. A search that the
 * reader watches already stays as it is.
 */
export const addSubscription = endpoint({
  methods: ['POST'],
  path: '/find/subscribe/add',
  origin: 'spec',
  access: 'patron',
  summary: 'Subscribes to a search, author, subject, class or journal',
  input: z.object({
    kind: z.enum(SUBSCRIPTION_KINDS).default('search'),
    /** Words, a name, a heading, the code of a class, or the title or ISSN of a journal. */
    term: sharedText(MAX_TERM).default(''),
    /** The whole search where it is more than its words. Order and page do not count. */
    state: searchStateSchema.optional(),
    rhythm: z.enum(RHYTHMS).default('daily'),
    ...ignoredIdentity,
  }),
  output: z.object({
    subscription: subscriptionSchema,
    /** The reader had it before. */
    already: z.boolean(),
  }),
  errors: [SUBSCRIPTION_TERM_MISSING, SUBSCRIPTION_LIMIT_REACHED, SEARCH_EMPTY, SEARCH_TOO_LONG],
});
