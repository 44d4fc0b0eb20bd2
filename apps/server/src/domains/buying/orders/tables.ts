import type { BuyingOrderState, OrderWay } from '@lectern/contracts/buying/orders/buying-order';
import type { InvoiceState } from '@lectern/contracts/buying/orders/invoice';
import type { OrderLineState } from '@lectern/contracts/buying/orders/order-line';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    buying_order: BuyingOrderTable;
    order_line: OrderLineTable;
    order_copies: OrderCopiesTable;
    order_share: OrderShareTable;
    day_rate: DayRateTable;
    order_terms: OrderTermsTable;
    vendor_terms: VendorTermsTable;
    vendor_interchange: VendorInterchangeTable;
    vendor_invoice: VendorInvoiceTable;
    vendor_invoice_line: VendorInvoiceLineTable;
  }
}

/** An order to one vendor. */
export interface BuyingOrderTable {
  id: string;
  tenant_id: string;
  number: string;
  state: BuyingOrderState;
  vendor_id: string;
  /** What it committed when it was placed: minor units of `currency`, that of the library. */
  amount: number;
  currency: string;
  note: string;
  way: OrderWay | '';
  /** The number of the file in EDIFACT, or empty. */
  interchange: string;
  /** The file as it was sent, in base64; empty before. */
  file: string;
  placed_by: string;
  placed_at: string;
  decided_by: string;
  decided_at: string;
  sent_by: string;
  sent_at: string;
}

/** A title to buy: in the basket first, then a line of an order. */
export interface OrderLineTable {
  id: string;
  tenant_id: string;
  /** Empty in the basket, as its number. */
  order_id: string;
  order_number: string;
  /** 0 in the basket. */
  position: number;
  state: OrderLineState;
  vendor_id: string;
  /** The wish that it serves, or empty. */
  wish_id: string;
  /** The record of its copies; empty before there is one. */
  record_id: string;
  title: string;
  author: string;
  publisher: string;
  publish_year: string;
  /** 13 digits, or as it was written. */
  isbn: string;
  vendor_number: string;
  note: string;
  /** Title, author and numbers, folded as the search folds words. */
  words: string;
  /** Of one copy, minor units of `currency`. */
  price: number;
  currency: string;
  /** Hundredths of a percent, as the tax. */
  discount: number;
  tax: number;
  quantity: number;
  received: number;
  invoiced: number;
  shipped: number;
  /** Millionths of the budgets' currency for one of `currency`, as it was on `rate_day`; 0 before it is ordered. */
  rate: number;
  rate_day: string;
  /** A calendar date, or empty. */
  expected_on: string;
  vendor_note: string;
  told_price: number;
  claimed: number;
  claimed_at: string;
  /** Empty where a wish or a vendor put it there. */
  added_by: string;
  added_at: string;
  placed_at: string;
  /** An instant; empty while something of it is expected. */
  ended_at: string;
}

/** How many copies of a line go to a place. */
export interface OrderCopiesTable {
  line_id: string;
  library_code: string;
  location_code: string;
  tenant_id: string;
  item_type: string;
  quantity: number;
  received: number;
}

/** What a budget pays of a line, minor units of its currency. The three sums are those of its postings. */
export interface OrderShareTable {
  line_id: string;
  budget_id: string;
  tenant_id: string;
  /** 0 for a budget that paid in another year. */
  parts: number;
  reserved: number;
  committed: number;
  spent: number;
  /** Of its last posting. */
  step: number;
}

/** What one of a currency costs from a day on, in millionths of the library's currency. */
export interface DayRateTable {
  tenant_id: string;
  currency: string;
  day: string;
  rate: number;
  set_by: string;
  set_at: string;
}

export interface OrderTermsTable {
  tenant_id: string;
  alone_up_to: number | null;
  tolerance: number;
  buyer_number: string;
  buyer_list: '14' | '31B' | '92';
  updated_at: string;
}

export interface VendorTermsTable {
  vendor_id: string;
  tenant_id: string;
  number: string;
  list: '14' | '31B' | '92';
  way: OrderWay;
  discount: number;
  tax: number;
  delivery_days: number;
  updated_at: string;
}

/** A file that a vendor sent. */
export interface VendorInterchangeTable {
  id: string;
  tenant_id: string;
  vendor_id: string;
  reference: string;
  file_name: string;
  /** JSON: `TakenMessage[]`. */
  messages: string;
  taken_by: string;
  at: string;
}

/** An invoice. Amounts are minor units of `currency`; those named home of `home_currency`. */
export interface VendorInvoiceTable {
  id: string;
  tenant_id: string;
  vendor_id: string;
  number: string;
  state: InvoiceState;
  /** JSON: `HoldReason[]`. */
  reasons: string;
  invoiced_on: string;
  currency: string;
  rate: number;
  rate_day: string;
  freight: number;
  total: number;
  home_currency: string;
  amount_home: number;
  ordered_home: number;
  note: string;
  is_from_vendor: Bit;
  added_by: string;
  added_at: string;
  decided_by: string;
  decided_at: string;
}

export interface VendorInvoiceLineTable {
  invoice_id: string;
  position: number;
  tenant_id: string;
  /** Empty: of no order. */
  line_id: string;
  reference: string;
  title: string;
  quantity: number;
  amount: number;
  tax: number;
  freight: number;
  amount_home: number;
  ordered_home: number;
}
