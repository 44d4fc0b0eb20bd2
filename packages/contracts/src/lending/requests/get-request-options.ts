import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, ITEM_NOT_FOUND, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { OUTGOING_WAYS } from '../../talk/messages/message-choices.ts';
import {
  deliveryAddressSchema,
  requestOptionSchema,
  volumeSchema,
  waitSchema,
  wishInput,
} from './wish-fields.ts';

/**
 * What the reader could start for a record, volume or item: each kind with the reason why not, the quota that is left, contact and
 * addresses on file, pickup places and days. A dialog is drawn from this alone.
 */
export const getRequestOptions = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/beforeSubtenancy',
  origin: 'spec',
  access: 'patron',
  summary: 'What a reader could request, and how',
  input: z.object(wishInput),
  output: z.object({
    recordId: z.string(),
    /** The reader finds a copy on an open shelf. */
    canFetch: z.boolean(),
    /** One for each kind, in the order of REQUEST_KINDS. */
    options: z.array(requestOptionSchema),
    /** The kind that serves the reader best; null where none can be started. */
    best: z.enum(REQUEST_KINDS).nullable(),
    wait: waitSchema.nullable(),
    /** Volumes in their natural order; empty where the record has none. */
    volumes: z.array(volumeSchema),
    /** The reader's telephone or e-mail, shortened if it is verified; empty without one. */
    contactInfo: z.string(),
    /** Ways that reach the reader now besides the inbox, and whether the reader is told of requests by them. */
    noticeWays: z.array(z.object({ way: z.enum(OUTGOING_WAYS), chosen: z.boolean() })),
    addresses: z.array(deliveryAddressSchema),
    /** How many days a copy is kept at the pickup place. */
    retentionDays: z.int(),
    /** How many days the holder of a copy has to answer. */
    answerDays: z.int(),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, BIB_NOT_FOUND, ITEM_NOT_FOUND],
});
