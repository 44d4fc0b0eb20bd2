import * as z from 'zod';
import { id, money, text, wholeNumber } from '../../kernel/fields.ts';
import { namesSchema, toldNames } from '../../kernel/names.ts';

/** `list`: its price list is in the database, and staff note what it answers. `http`: it is asked over HTTP besides. */
export const VENDOR_KINDS = ['list', 'http'] as const;
export type VendorKind = (typeof VENDOR_KINDS)[number];

/** What a vendor over HTTP can be asked. Without `quote` the price list says price and stock. */
export const VENDOR_QUESTIONS = ['quote', 'order', 'state', 'cancel'] as const;
export type VendorQuestion = (typeof VENDOR_QUESTIONS)[number];

/** Names in braces of addresses and bodies. Those of the recipient are filled for deliveries to a door only. */
export const VENDOR_VALUES = [
  'number',
  'isbn',
  'title',
  'price',
  'orderNumber',
  'place',
  'recipient',
  'phone',
  'address',
] as const;
export type VendorValue = (typeof VENDOR_VALUES)[number];

export const VENDOR_KEY_PLACES = ['none', 'bearer', 'header'] as const;
export const MAX_VENDOR_KEY_LENGTH = 2000;
export const MOST_VENDORS = 100;

const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/);

/** One question to a vendor: an address and a body with names in braces, and a JSONata expression that reads the answer. */
const asking = z.object({
  method: z.enum(['GET', 'POST']),
  address: text(1000),
  body: text(4000).default(''),
  mapping: text(4000),
});
export type VendorAsking = z.infer<typeof asking>;

/** What staff write of a vendor. Money is in minor units of its currency. */
export const vendorFacts = {
  code,
  names: namesSchema,
  kind: z.enum(VENDOR_KINDS),
  currency: z.string().regex(/^[A-Z]{3}$/),
  isOn: z.boolean(),
  /** Freight of the first book of a delivery, of each further one, and from which sum it costs nothing (0: never). */
  freightFirst: wholeNumber(0, 100_000_000),
  freightFurther: wholeNumber(0, 100_000_000),
  freightFreeFrom: wholeNumber(0, 1_000_000_000),
  keyPlace: z.enum(VENDOR_KEY_PLACES).default('none'),
  /** The header of the key. */
  keyName: text(64).default(''),
  asking: z
    .object({
      quote: asking.optional(),
      order: asking.optional(),
      state: asking.optional(),
      cancel: asking.optional(),
    })
    .default({}),
};

/** A vendor as staff see it. */
export const staffVendor = z.object({
  id,
  code: z.string(),
  names: toldNames,
  kind: z.enum(VENDOR_KINDS),
  currency: z.string(),
  isOn: z.boolean(),
  freightFirst: z.int(),
  freightFurther: z.int(),
  freightFreeFrom: z.int(),
  keyPlace: z.enum(VENDOR_KEY_PLACES),
  keyName: z.string(),
  hasKey: z.boolean(),
  asking: z.partialRecord(z.enum(VENDOR_QUESTIONS), asking),
  itemCount: z.int(),
});
export type StaffVendor = z.infer<typeof staffVendor>;

/** What a title of a price list is. `textbook`, `exam` and `set` are often left out of drive purchase. */
export const VENDOR_ITEM_KINDS = ['book', 'textbook', 'exam', 'set', 'ebook', 'other'] as const;
export type VendorItemKind = (typeof VENDOR_ITEM_KINDS)[number];

/** A title that a vendor sells. */
export const vendorItem = z.object({
  itemId: z.string(),
  vendorId: z.string(),
  vendorName: z.string(),
  /** The vendor's own number. */
  number: z.string(),
  /** 13 digits, or empty. */
  isbn: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  /** 0 if unknown. */
  year: z.int(),
  /** ISO 639-2/B, or empty. */
  language: z.string(),
  classNo: z.string(),
  kind: z.enum(VENDOR_ITEM_KINDS),
  volumes: z.int(),
  summary: z.string(),
  price: money,
  /** -1: the vendor does not say. */
  stock: z.int(),
  /** When price and stock were said. */
  askedAt: z.string(),
  /** The library has it: its record, or empty. */
  recordId: z.string(),
});
export type VendorItemView = z.infer<typeof vendorItem>;

/** Why a line of a price list was left out. */
export const PRICE_LINE_FAULTS = ['number', 'title', 'price', 'currency', 'double'] as const;
export type PriceLineFault = (typeof PRICE_LINE_FAULTS)[number];

export const PRICE_LIST_FORMATS = ['table', 'onix'] as const;
export const PRICE_LIST_MODES = ['whole', 'part'] as const;

/** One import of a price list, with what became of its lines. */
export const priceListImport = z.object({
  id: z.string(),
  fileName: z.string(),
  format: z.enum(PRICE_LIST_FORMATS),
  mode: z.enum(PRICE_LIST_MODES),
  at: z.string(),
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Titles that the whole list no longer has. */
  gone: z.int(),
  left: z.array(z.object({ fault: z.enum(PRICE_LINE_FAULTS), count: z.int(), firstLine: z.int() })),
});
export type PriceListImport = z.infer<typeof priceListImport>;
