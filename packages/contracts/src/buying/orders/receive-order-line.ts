import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText, text } from '../../kernel/fields.ts';
import { ITEM_TYPE_UNKNOWN } from '../../lending/rules/errors.ts';
import { BARCODE_TAKEN, LOCATION_UNKNOWN } from '../../library-system/copy-errors.ts';
import { ORDER_COUNT_WRONG, ORDER_LINE_MOVED_ON, ORDER_LINE_NOT_FOUND } from './errors.ts';
import { orderLine } from './order-line.ts';

/** The most copies that are received at once. */
export const MOST_RECEIVED = 50;

const receivedCopy = z.object({
  libraryCode: requiredText(64),
  locationCode: asCode(text(64)).default(''),
  itemType: asCode(text(40)).default(''),
  /** Empty: one is made. */
  barcode: asCode(text(64)).default(''),
  callNumber: asCode(text(100)).default(''),
});

/**
 * Copies of a line have come. In one transaction they are counted and made, below the record of the line or a brief one; readers who wished
 * the title are put in its queue first. A library whose system is elsewhere counts them only.
 */
export const receiveOrderLine = endpoint({
  methods: ['POST'],
  path: '/staff/orders/receive',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Receive copies of an order line',
  input: z.object({ id, copies: z.array(receivedCopy).min(1).max(MOST_RECEIVED) }),
  output: z.object({
    line: orderLine,
    /** Of the copies that were made. */
    barcodes: z.array(z.string()),
    /** Readers for whom a copy is kept or who wait for it. */
    reserved: z.int(),
  }),
  errors: [
    ORDER_LINE_NOT_FOUND,
    ORDER_LINE_MOVED_ON,
    ORDER_COUNT_WRONG,
    BARCODE_TAKEN,
    ITEM_TYPE_UNKNOWN,
    LOCATION_UNKNOWN,
  ],
  idempotent: true,
});
