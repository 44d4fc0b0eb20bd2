import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import type { REFUND_STATES } from '@lectern/contracts/lending/payments/list-orders';
import type { OrderState } from '@lectern/contracts/lending/payments/order-view';
import type { ToldPayment } from '../../../ports/ils/telling/told-payments.ts';
import type { Invitation } from '../../../ports/payments/payment-channel.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    payment_order: PaymentOrderTable;
    payment_entry: PaymentEntryTable;
    payment_refund: PaymentRefundTable;
    told_payment: ToldPaymentTable;
    receipt: ReceiptTable;
    receipt_counter: ReceiptCounterTable;
  }
}

/** What one reader pays at once, by one channel. Sums are minor units. */
export interface PaymentOrderTable {
  id: string;
  tenant_id: string;
  /** By which provider and library system know it. */
  number: string;
  patron_id: string;
  channel: PaymentChannelCode;
  amount: number;
  currency: string;
  state: OrderState;
  /** How the reader pays while it waits; empty before that. */
  invitation_kind: Invitation['kind'] | '';
  invitation: string;
  /** The provider's number; empty while nobody paid. */
  provider_number: string;
  /** What somebody has to look at: `sum`, another sum was paid than asked for. Empty otherwise. */
  fault: '' | 'sum';
  created_at: string;
  expires_at: string;
  changed_at: string;
  paid_at: string | null;
  /** When the library system had booked it. */
  booked_at: string | null;
  /** When something has to be done about it even if nobody asks; null where nothing is left to do. */
  look_at: string | null;
  /** How often this was in vain. */
  looks: number;
}

/** A fine that an order pays. */
export interface PaymentEntryTable {
  order_id: string;
  fine_id: string;
  tenant_id: string;
  title: string;
  /** Minor units: what was open of the fine. */
  amount: number;
  /** 1 while the order may still be paid: no other order takes the fine. */
  reserved: number;
}

/** What a library system elsewhere was told of a payment (ports/ils/telling). Sums are minor units. */
export interface ToldPaymentTable {
  tenant_id: string;
  /** The number of the order. */
  reference: string;
  patron_id: string;
  amount: number;
  owed_before: number;
  state: ToldPayment['state'];
  begun_at: string;
  changed_at: string;
}

/** Money of an order that goes back by its channel. */
export interface PaymentRefundTable {
  id: string;
  tenant_id: string;
  order_id: string;
  number: string;
  amount: number;
  currency: string;
  reason: string;
  /** The member of the staff; empty where the portal itself gives back what came too late. */
  asked_by: string;
  state: (typeof REFUND_STATES)[number];
  provider_number: string;
  /** Why the provider gives nothing; empty otherwise. */
  fault: string;
  created_at: string;
  changed_at: string;
  booked_at: string | null;
  look_at: string | null;
  looks: number;
}

/** A receipt for money that came. Rows are never changed or removed: the numbers of a year have no gaps. */
export interface ReceiptTable {
  tenant_id: string;
  /** In which the money came, in the library's time zone. */
  year: number;
  number: number;
  /** An order, or money that the desk took. */
  source: 'order' | 'desk';
  /** The number of the order, or the entry in the books of the library system. */
  source_id: string;
  patron_id: string;
  /** A channel, or how the desk was paid. */
  method: string;
  /** Minor units. */
  amount: number;
  currency: string;
  received_at: string;
  made_at: string;
}

/** The last number of a year. */
export interface ReceiptCounterTable {
  tenant_id: string;
  year: number;
  last: number;
}
