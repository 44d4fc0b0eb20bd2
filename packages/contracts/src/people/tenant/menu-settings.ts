import * as z from 'zod';

/** One entry of the main menu (document 1, section 3). useFlag '1' shows it; jumpMode 2 opens a new window. */
export interface MenuItem {
  readonly menuId: string;
  readonly menuName: string;
  readonly englishName: string;
  readonly complexFont: string;
  readonly frenchName: string;
  readonly menuUrl: string;
  readonly useFlag: '0' | '1' | '2';
  readonly jumpMode: 1 | 2 | null;
  readonly menuLevel: number;
  readonly childList: readonly MenuItem[];
}

export const menuItemSchema: z.ZodType<MenuItem> = z.object({
  menuId: z.string(),
  menuName: z.string(),
  englishName: z.string(),
  complexFont: z.string(),
  frenchName: z.string(),
  menuUrl: z.string(),
  useFlag: z.enum(['0', '1', '2']),
  jumpMode: z.union([z.literal(1), z.literal(2), z.null()]),
  menuLevel: z.int(),
  get childList() {
    return z.array(menuItemSchema);
  },
});

/**
 * One of the library's own links in the reader's dropdown. `pc` '1' shows it there (document 1, section 2); '0' keeps it for other clients.
 */
export const customMenuItemSchema = z.intersection(
  menuItemSchema,
  z.object({ pc: z.enum(['0', '1']).default('1') }),
);
export type CustomMenuItem = z.infer<typeof customMenuItemSchema>;
