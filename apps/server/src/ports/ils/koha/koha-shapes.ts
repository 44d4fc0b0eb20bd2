import * as z from 'zod';

/** Values that our client has no right to see are null; older versions leave out what they do not know. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const count = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);
const id = z.int().nullish();

/** A row that Koha hides from our client: all keys are there and their values null, the row's own number too. */
function unlessHidden<Row>(number: string, row: z.ZodType<Row>) {
  return z.union([row, z.looseObject({ [number]: z.null() }).transform(() => undefined)]);
}

export const kohaTokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().nullish(),
});

/** patron of the published schemas, as all shapes here. */
export const kohaPatronSchema = z.object({
  patron_id: z.int(),
  cardnumber: text,
  userid: text,
  surname: text,
  firstname: text,
  middle_name: text,
  library_id: text,
  category_id: text,
  /** YYYY-MM-DD. */
  expiry_date: text,
  patron_card_lost: flag,
  restricted: flag,
});

/** Undefined for a patron of a library whose patrons our client may not see. */
export const kohaPatronRowSchema = unlessHidden('patron_id', kohaPatronSchema);

/** Versions before 23.05 answer nothing to a password that is right. */
export const kohaValidationSchema = z.object({ patron_id: z.int() });

export const kohaCheckoutSchema = z.object({
  checkout_id: z.int(),
  item_id: id,
  due_date: text,
  checkout_date: text,
  renewals_count: count,
});

export const kohaCheckoutRowSchema = unlessHidden('checkout_id', kohaCheckoutSchema);

export const kohaRenewabilitySchema = z.object({
  allows_renewal: flag,
  max_renewals: count,
  error: text,
});

const biblio = z.object({ title: text, author: text }).nullish();

export const kohaItemSchema = z.object({
  item_id: z.int(),
  biblio_id: z.int(),
  external_id: text,
  inventory_number: text,
  callnumber: text,
  home_library_id: text,
  location: text,
  serial_issue_number: text,
  checked_out_date: text,
  lost_status: count,
  withdrawn: count,
  /** That of the item, or else of its type. */
  effective_not_for_loan_status: count,
  not_for_loan_status: count,
  biblio,
});

export const kohaHoldSchema = z.object({
  hold_id: z.int(),
  biblio_id: id,
  item_id: id,
  pickup_library_id: text,
  /** W: kept, T: on its way, P: being looked at; empty while it waits in the queue. */
  status: text,
  /** YYYY-MM-DD. */
  expiration_date: text,
  hold_date: text,
  suspended: flag,
  /** A day or an instant, as the version has it. */
  suspended_until: text,
  /** Its place in the queue of the record; 0 of what is kept or on its way. */
  priority: count,
  notes: text,
  biblio,
});

export const kohaItemRowSchema = unlessHidden('item_id', kohaItemSchema);
export const kohaHoldRowSchema = unlessHidden('hold_id', kohaHoldSchema);

export const kohaLibrarySchema = z.object({ library_id: z.string() });

const line = z.object({
  account_line_id: id,
  amount_outstanding: count,
  date: text,
  debit_type: text,
  description: text,
  item_id: id,
});

export const kohaAccountSchema = z.object({
  outstanding_debits: z.object({ lines: z.array(line) }).nullish(),
});

export const kohaErrorSchema = z.object({ error: text, error_code: text });

export type KohaPatron = z.infer<typeof kohaPatronSchema>;
export type KohaCheckout = z.infer<typeof kohaCheckoutSchema>;
export type KohaRenewability = z.infer<typeof kohaRenewabilitySchema>;
export type KohaItem = z.infer<typeof kohaItemSchema>;
/** A hold as the portal asks for it (`POST /holds`). */
export interface KohaNewHold {
  readonly patron_id: number;
  readonly biblio_id: number;
  readonly item_id?: number;
  readonly pickup_library_id: string;
  /** YYYY-MM-DD. */
  readonly expiration_date?: string;
  readonly notes?: string;
}

export type KohaHold = z.infer<typeof kohaHoldSchema>;
export type KohaDebit = z.infer<typeof line>;
