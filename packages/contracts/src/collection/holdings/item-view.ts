import * as z from 'zod';

/** Where an item is in its life, as readers are told. */
export const ITEM_STATUSES = [
  'available',
  'on_loan',
  'on_hold_shelf',
  'in_transit',
  'in_process',
  'repair',
  'reference',
  'missing',
  'withdrawn',
  'unknown',
] as const;

export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** One physical item on the detail page (document 1, section 3). */
export const itemViewSchema = z.object({
  itemId: z.string(),
  barcode: z.string(),
  /** The number under which the library owns the copy; empty where it has none besides the barcode. */
  propNo: z.string(),
  libCode: z.string(),
  libName: z.string(),
  locationId: z.string(),
  locationName: z.string(),
  callNo: z.string(),
  yearVol: z.string(),
  itemType: z.string(),
  status: z.enum(ITEM_STATUSES),
  /** Set when on loan: YYYY-MM-DD. */
  dueDate: z.string().nullable(),
  /** The time on that day, HH:MM in the library's time zone; null by the end of the day. */
  dueTime: z.string().nullable(),
});

export type ItemView = z.infer<typeof itemViewSchema>;
