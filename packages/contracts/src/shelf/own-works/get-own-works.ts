import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';
import { loanViewSchema } from '../../lending/loans/loan-view.ts';
import { requestSchema } from '../../lending/requests/request-view.ts';

/** What the reader has to do with a work. */
export const ownWorkSchema = z.object({
  recordId: z.string(),
  /** Copies that the reader has on loan now, due first. */
  loans: z.array(
    loanViewSchema.pick({
      loanId: true,
      yearVol: true,
      normReturnDate: true,
      dueTime: true,
      overdue: true,
      recalled: true,
      canRenew: true,
      renewsUntil: true,
      renewFrom: true,
      refusal: true,
    }),
  ),
  /** Open requests. */
  requests: z.array(
    requestSchema.pick({
      requestId: true,
      type: true,
      operationType: true,
      volume: true,
      isKept: true,
      keptUntil: true,
      takeLocationName: true,
      readersBefore: true,
      suspendedUntil: true,
    }),
  ),
  favourite: z.boolean(),
  /** Book lists of the reader that have the work. */
  lists: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type OwnWork = z.infer<typeof ownWorkSchema>;

/**
 * What the reader has to do with the works of a page. It is a call of its own, so that no answer that is the same for all readers holds
 * it. Works with which the reader has nothing to do are absent.
 */
export const getOwnWorks = endpoint({
  methods: ['POST'],
  path: '/find/ownWorks/states',
  origin: 'ours',
  access: 'patron',
  summary: "The reader's loans, requests and lists of some works",
  input: z.object({ recordIds: listOf(id, 100) }),
  output: z.object({
    /** False: the library system does not answer, and nothing is said of loans and requests. */
    live: z.boolean(),
    records: z.array(ownWorkSchema),
  }),
  errors: [],
});
