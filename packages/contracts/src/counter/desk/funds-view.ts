import * as z from 'zod';
import { money } from '../../kernel/fields.ts';

/** Money of a reader that the library keeps, by what it is kept for. */
export const FUNDS = ['deposit', 'prepayment'] as const;
export type Fund = (typeof FUNDS)[number];

/** Money of a reader that the library keeps. Neither pays a fine by itself. */
export const fundsView = z.object({
  /** For the card or for what was lent. */
  deposit: money,
  /** For fines to come. */
  prepayment: money,
});
