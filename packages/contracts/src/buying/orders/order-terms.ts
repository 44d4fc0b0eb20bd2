import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { id, text } from '../../kernel/fields.ts';
import { ORDER_WAYS, PARTNER_LISTS } from './buying-order.ts';
import { WHOLE } from './order-line.ts';

export const MOST_ALONE = 1_000_000_000_000;

/** How the library orders. */
export const orderTerms = {
  /** What one person may order at once, minor units of the library's currency; null for any sum. */
  aloneUpTo: z.int().min(0).max(MOST_ALONE).nullable(),
  /** By how much an invoice may be dearer than its order and be booked at once: hundredths of a percent. */
  tolerance: z.int().min(0).max(WHOLE),
  /** The library in EDIFACT, or empty. */
  buyerNumber: asCode(text(35)).default(''),
  buyerList: z.enum(PARTNER_LISTS).default('14'),
};
export const orderTermsView = z.object({
  aloneUpTo: z.int().nullable(),
  tolerance: z.int(),
  buyerNumber: z.string(),
  buyerList: z.enum(PARTNER_LISTS),
});

/** How the library orders from a vendor. */
export const vendorTerms = {
  vendorId: id,
  /** The vendor in EDIFACT, or empty. */
  number: asCode(text(35)).default(''),
  list: z.enum(PARTNER_LISTS).default('14'),
  way: z.enum(ORDER_WAYS).default('text'),
  /** Of new lines: hundredths of a percent. */
  discount: z.int().min(0).max(WHOLE).default(0),
  tax: z.int().min(0).max(WHOLE).default(0),
  /** Days until a line is late. */
  deliveryDays: z.int().min(1).max(365).default(30),
};
export const vendorTermsView = z.object({
  vendorId: z.string(),
  number: z.string(),
  list: z.enum(PARTNER_LISTS),
  way: z.enum(ORDER_WAYS),
  discount: z.int(),
  tax: z.int(),
  deliveryDays: z.int(),
});
