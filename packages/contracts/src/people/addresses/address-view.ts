import * as z from 'zod';
import { flag, id, text } from '../../kernel/fields.ts';

/** What kind of place an address is; see getAddressType for the names. */
export const ADDRESS_TYPES = ['home', 'dormitory', 'work', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** How many addresses a reader may keep. */
export const MOST_ADDRESSES = 20;

/** An address as a reader writes it. The faults of its fields are refusals of their own; see errors.ts. */
export const addressInput = {
  addressType: z.enum(ADDRESS_TYPES).default('home'),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('CN'),
  /** The code from loadArea, for the smallest area; empty in other countries. */
  areaCode: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  details: text(300),
  postcode: text(20),
  recipientName: text(100),
  phone: text(40),
  /** Makes it the default one. */
  defaultFlag: flag.default(false),
};

export const addressIdInput = z.object({ addressId: id });

export const addressView = z.object({
  addressId: z.string(),
  addressType: z.enum(ADDRESS_TYPES),
  country: z.string(),
  areaCode: z.string(),
  /** Province, city and district, as the area list names them; empty in other countries. */
  areaNames: z.array(z.string()),
  details: z.string(),
  postcode: z.string(),
  recipientName: z.string(),
  phone: z.string(),
  defaultFlag: z.enum(['0', '1']),
});
export type AddressView = z.infer<typeof addressView>;
