import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';
import { remoteQueryShape } from './remote-query.ts';

/** Why a library's count is missing: it does not answer in time, is not reachable, or answered what cannot be read. */
export const REMOTE_FAULTS = ['timeout', 'unreachable', 'unreadable', 'busy'] as const;
export type RemoteFault = (typeof REMOTE_FAULTS)[number];

/** The other libraries whose catalogues can be searched from here and, where there are words, how much each has. */
export const listOtherLibraries = endpoint({
  methods: ['POST'],
  path: '/find/unify/getOtherLibraryMeta',
  origin: 'spec',
  access: 'public',
  summary: 'Other libraries and what they have of a search',
  input: z.object({
    ...remoteQueryShape,
    /** Only these libraries; absent: all that are configured. */
    otherLibs: asCode(listOf(id, 20)).optional(),
  }),
  output: z.array(
    z.object({
      otherLib: z.string(),
      name: z.string(),
      /** Null where nothing was asked, or where the library did not say. */
      numFound: z.int().nullable(),
      fault: z.enum(REMOTE_FAULTS).nullable(),
    }),
  ),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
