import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { id, ignoredIdentity, text } from '../../kernel/fields.ts';
import { addressView } from '../../people/addresses/address-view.ts';
import { refusalSchema } from '../loans/loan-view.ts';

/** What a reader wishes to have: any copy of a record, one item, or any copy of a volume or at a shelving location. */
export const wishInput = {
  recordId: id,
  itemId: id.optional(),
  /** As the items name it; empty for any. */
  volume: asCode(text(100)).default(''),
  locationId: id.optional(),
  ...ignoredIdentity,
};

/** A library where requests are picked up. */
export const takeLocationSchema = z.object({
  libCode: z.string(),
  libName: z.string(),
  /** Empty if the library tells none. */
  takeAddress: z.string(),
});
export type TakeLocation = z.infer<typeof takeLocationSchema>;

/** A quota of a day. */
export const dayQuotaSchema = z.object({
  type: z.enum(REQUEST_KINDS),
  timesLimit: z.int(),
  timesUsed: z.int(),
  timesLeft: z.int(),
});

/** One kind of request: possible, or the reason why not. */
export const requestOptionSchema = z.object({
  type: z.enum(REQUEST_KINDS),
  /** Null where a request of this kind can be started. */
  refusal: refusalSchema.nullable(),
  timesLeft: z.int(),
  /** Where it can be picked up, the reader's own library first; empty for a re-lending and a home delivery. */
  takeLocations: z.array(takeLocationSchema),
});
export type RequestOptionView = z.infer<typeof requestOptionSchema>;

/** How long a reservation that is placed now may wait, and what this is reckoned from. */
export const waitSchema = z.object({
  readersBefore: z.int(),
  copies: z.int(),
  /** Days from today. */
  fromDays: z.int(),
  toDays: z.int(),
  /** Past loans of the title; 0 where the loan rule is the ground. */
  pastLoans: z.int(),
});
export type Wait = z.infer<typeof waitSchema>;

/** A volume, with how many of its copies there are and are on the shelf. */
export const volumeSchema = z.object({ volume: z.string(), itemCount: z.int(), onShelfCount: z.int() });

/** An address of the reader, and whether the library delivers there. */
export const deliveryAddressSchema = addressView.extend({ isDelivered: z.boolean() });
export type DeliveryAddressView = z.infer<typeof deliveryAddressSchema>;
