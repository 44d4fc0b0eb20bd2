import * as z from 'zod';
import { documented, inputDocument } from '../../kernel/input-document.ts';

/** Keys of the menu of the personal centre: 0 to 23 (document 1, section 2). */
const key = z.int().min(0).max(23);

const keys = documented(
  z
    .array(key)
    .max(24)
    .refine((list) => new Set(list).size === list.length, { error: 'each key once' }),
  (usual) => ({ ...usual, uniqueItems: true }),
);

/** The entry "my library" is where the centre begins, and in "personal information" the menu is arranged: they stay. */
export const KEPT_KEYS: readonly number[] = [0, 1];

/** How a reader arranged the menu of the personal centre. Keys that are not named follow in the library's order. */
export const menuChoiceSchema = z.object({
  /** In the reader's order; empty: the library's order. */
  order: keys,
  /** What the reader does not want to see. */
  hidden: documented(
    keys.refine((list) => !list.some((one) => KEPT_KEYS.includes(one)), { error: 'not 0 and 1' }),
    (usual) => ({ ...usual, items: { ...inputDocument(key), not: { enum: KEPT_KEYS } }, uniqueItems: true }),
  ),
});
export type MenuChoice = z.infer<typeof menuChoiceSchema>;
