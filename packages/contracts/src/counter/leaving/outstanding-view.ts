import * as z from 'zod';
import { money } from '../../kernel/fields.ts';

/**
 * What can keep a reader from leaving. `credit`: the library has money of the reader, which the desk pays out. `kept`: so it does
 * of a deposit or prepayment. `frozen`: only the desk
 * can settle it.
 */
export const OUTSTANDING_KINDS = [
  'loans',
  'requests',
  'alliance',
  'purchases',
  'behaviours',
  'debt',
  'credit',
  'kept',
  'guarantees',
  'frozen',
] as const;

export const outstandingView = z.object({
  kind: z.enum(OUTSTANDING_KINDS),
  /** How many; null of money and of a frozen account. */
  count: z.int().nullable(),
  amount: money.nullable(),
});
export type Outstanding = z.infer<typeof outstandingView>;
