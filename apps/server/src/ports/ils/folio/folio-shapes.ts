import * as z from 'zod';

/** Modules leave out what they do not know, or write null. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const item = z.object({ instanceId: text, itemId: text, title: text, author: text });

const money = z.object({ amount: z.number(), isoCurrencyCode: z.string() });

/** The parts of loan.json of edge-patron that are read. */
export const folioLoanSchema = z.object({
  id: text,
  item,
  loanDate: text,
  dueDate: text,
  overdue: z.boolean().nullish(),
});

const charge = z.object({
  item: item.nullish(),
  chargeAmount: money.nullish(),
  accrualDate: text,
  reason: text,
  feeFineId: text,
});

export const folioHoldSchema = z.object({
  requestId: text,
  item: item.nullish(),
  status: text,
  pickupLocationId: text,
  requestDate: text,
  expirationDate: text,
  queuePosition: z.number().nullish(),
  patronComments: text,
});

/** account.json of edge-patron. */
export const folioAccountSchema = z.object({
  totalCharges: money.nullish(),
  charges: z.array(charge),
  holds: z.array(folioHoldSchema),
  loans: z.array(folioLoanSchema),
});

/** allowed-service-points-response.json of edge-patron. */
export const folioServicePointsSchema = z.object({
  allowedServicePoints: z.array(z.object({ id: z.string() })),
});

/** A hold as the portal asks for it: hold.json of edge-patron. */
export interface FolioNewHold {
  readonly pickupLocationId: string;
  /** ISO instants. */
  readonly requestDate: string;
  readonly expirationDate?: string;
  readonly patronComments?: string;
}

/** userdata.json of mod-users-bl. */
const user = z.object({
  id: z.string(),
  username: text,
  barcode: text,
  externalSystemId: text,
  active: z.boolean().nullish(),
  expirationDate: text,
  personal: z.object({ lastName: text, firstName: text, middleName: text }).nullish(),
});

const patronGroup = z.object({ group: text }).nullish();

/** compositeUserListObject.json of mod-users-bl. */
export const folioUsersSchema = z.object({
  compositeUsers: z.array(z.object({ user, patronGroup })),
});

const holding = z.object({
  id: z.string(),
  barcode: text,
  status: text,
  dueDate: text,
  callNumber: text,
  volume: text,
  locationCode: text,
  suppressFromDiscovery: z.boolean().nullish(),
  totalHoldRequests: z.number().nullish(),
  library: z.object({ code: text }).nullish(),
});

/** batchHoldingsResponse.json of edge-rtac. */
export const folioHoldingsSchema = z.object({
  holdings: z.array(
    z.object({
      instanceId: z.string(),
      holdings: z
        .array(holding)
        .nullish()
        .transform((value) => value ?? []),
    }),
  ),
  errors: z
    .array(z.object({ message: text, code: text }))
    .nullish()
    .transform((value) => value ?? []),
});

/** What edge modules and modules behind them answer instead. */
export const folioErrorSchema = z.object({
  errorMessage: text,
  message: text,
  errors: z.array(z.object({ message: text })).nullish(),
});

export type FolioHold = z.infer<typeof folioHoldSchema>;
export type FolioLoan = z.infer<typeof folioLoanSchema>;
export type FolioCharge = z.infer<typeof charge>;
export type FolioAccount = z.infer<typeof folioAccountSchema>;
export type FolioUser = z.infer<typeof user> & { readonly patronGroup: string };
export type FolioHolding = z.infer<typeof holding>;
