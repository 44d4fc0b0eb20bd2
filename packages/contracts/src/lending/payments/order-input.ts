import * as z from 'zod';
import { id, listOf, text, wholeNumber } from '../../kernel/fields.ts';

/** What to pay: chosen fines, or all that are open; and the sum that the page showed, minor units. */
export const orderInput = {
  /** Empty for all. */
  fineIds: listOf(id, 2000).default([]),
  amount: wholeNumber(1, 100_000_000),
};

export const orderByNumber = z.object({ orderNo: text(64) });
