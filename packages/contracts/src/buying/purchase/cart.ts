import * as z from 'zod';
import { money } from '../../kernel/fields.ts';
import { vendorItem } from '../vendors/vendor.ts';

/** A title in the cart. */
export const cartLine = z.object({
  item: vendorItem,
  /** What it cost when the reader saw it last. */
  seenPrice: money,
  addedAt: z.string(),
  /** Its vendor sells it no more. */
  isGone: z.boolean(),
});
export type CartLine = z.infer<typeof cartLine>;
