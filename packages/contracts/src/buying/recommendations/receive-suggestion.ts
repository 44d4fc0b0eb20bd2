import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { ITEM_TYPE_UNKNOWN } from '../../lending/rules/errors.ts';
import { BARCODE_TAKEN, LOCATION_UNKNOWN } from '../../library-system/copy-errors.ts';
import { MAX_REPLY } from './decide-suggestions.ts';
import { WISH_COPY_NEEDED, WISH_MOVE_NOT_ALLOWED, WISH_NOT_FOUND } from './errors.ts';

/** The copy that came. */
export const receivedCopy = z.object({
  /** Empty: one is made. */
  barcode: asCode(text(64)).default(''),
  itemType: text(40),
  locationCode: asCode(text(64)).default(''),
  callNumber: asCode(text(100)).default(''),
});

/**
 * Notes that a wish has come. In one transaction the copy is made, below the record that is named or a brief one, those who want a copy are
 * put in its queue in the order in which they wished, and all are told. Libraries whose system is elsewhere name the record, and no copy.
 */
export const receiveSuggestion = endpoint({
  methods: ['POST'],
  path: '/staff/suggestions/receive',
  origin: 'ours',
  access: { staff: 'suggestions.decide' },
  summary: 'Note that a wish has come',
  input: z.object({
    id,
    /** The record of the work; without it a brief one is made. */
    recordId: id.optional(),
    copy: receivedCopy.optional(),
    reply: sharedLines(MAX_REPLY).default(''),
  }),
  output: z.object({
    id: z.string(),
    recordId: z.string(),
    /** Empty where no copy was made. */
    barcode: z.string(),
    /** Readers for whom a copy is kept or who wait for it. */
    reserved: z.int(),
  }),
  errors: [
    WISH_NOT_FOUND,
    WISH_MOVE_NOT_ALLOWED,
    WISH_COPY_NEEDED,
    BIB_NOT_FOUND,
    BARCODE_TAKEN,
    ITEM_TYPE_UNKNOWN,
    LOCATION_UNKNOWN,
  ],
  idempotent: true,
});
