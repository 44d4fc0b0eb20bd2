import type { VendorItemTable } from '../tables.ts';

/** What a vendor says of a title now. */
export interface Quote {
  /** Minor units of the vendor's currency. */
  readonly price: number;
  /** -1 if it does not say. */
  readonly stock: number;
  readonly askedAt: string;
}

/** An order as a vendor gets it. Recipient, phone and address are empty where it goes to a library. */
export interface VendorOrder {
  /** Ours: with the same number an order is the same one, however often it is sent. */
  readonly orderNumber: string;
  readonly number: string;
  readonly isbn: string;
  readonly title: string;
  /** Minor units. */
  readonly price: number;
  readonly place: string;
  readonly recipient: string;
  readonly phone: string;
  readonly address: string;
}

/** What becomes of an order at its vendor. `none`: it does not know it. */
export const VENDOR_ORDER_STATES = [
  'none',
  'sent',
  'confirmed',
  'refused',
  'shipped',
  'delivered',
  'cancelled',
  'lost',
] as const;

export interface VendorOrderState {
  readonly state: (typeof VENDOR_ORDER_STATES)[number];
  readonly reason: string;
  readonly carrier: string;
  readonly parcelNumber: string;
  /** News of the carrier, the oldest first. */
  readonly steps: readonly { readonly at: string; readonly text: string }[];
}

/**
 * A vendor as orders know it. No method raises for what a vendor or a network does: `away` says that nobody knows what happened, and the
 * order may be there.
 */
export interface VendorPort {
  /** Titles without an answer are absent: then what is known of them is old. */
  quote(items: readonly VendorItemTable[]): Promise<ReadonlyMap<string, Quote>>;
  order(order: VendorOrder): Promise<VendorOrderState | 'away'>;
  /** Undefined where the vendor tells nothing by itself, and staff note what it says. */
  look(orderNumber: string): Promise<VendorOrderState | 'away' | undefined>;
  /** Whether the order is no more. `sent`: it has not left the house of a vendor that staff tell by hand. */
  cancel(orderNumber: string): Promise<'cancelled' | 'kept' | 'away' | 'byHand'>;
}
