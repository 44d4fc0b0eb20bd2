import * as z from 'zod';
import { ENTRY_KINDS } from './kinds.ts';
import { objectSummary } from './object.ts';

/** A thing that a special base has. */
export const baseResource = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** Of the object, work or database; empty of a link. */
  id: z.string(),
  title: z.string(),
  /** Authors and the like; may be empty. */
  about: z.string(),
  year: z.string(),
  /** Of a link; empty of the others. */
  address: z.string(),
  /** Of an object; null of the others. */
  object: objectSummary.nullable(),
});
export type BaseResource = z.infer<typeof baseResource>;
