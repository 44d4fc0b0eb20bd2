import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, paging } from '../../kernel/fields.ts';
import { ACTIVITY_EVENTS, NAVIGATION_TYPES, type NavigationName } from './events.ts';

const NAVIGATION = Object.keys(NAVIGATION_TYPES) as [NavigationName, ...NavigationName[]];

/** What the portal noted of the reader's use, newest first. */
export const listActivityRecords = endpoint({
  methods: ['GET'],
  path: '/find/behaviorRecord/list',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's own records of use",
  input: z.object({ ...paging, rows: paging.rows.default(20) }),
  output: z.object({
    total: z.int(),
    /** Records are written; the reader can switch this off. */
    isOn: z.boolean(),
    /** Days after which a record is deleted; 0: the library keeps none. */
    keptDays: z.int(),
    records: z.array(
      z.object({
        id: z.string(),
        event: z.enum(ACTIVITY_EVENTS),
        at: instant,
        /** The work; null where there is none, or the catalogue has lost it. */
        bib: z.object({ recordId: z.string(), title: z.string(), author: z.string() }).nullable(),
        /** The entry that was pressed. */
        navigation: z.enum(NAVIGATION).nullable(),
      }),
    ),
  }),
  errors: [],
});
