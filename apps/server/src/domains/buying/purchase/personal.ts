import { ownRows, type PersonalData } from '../../../platform/personal-data.ts';

/** What happened to the orders of the reader. */
const STEPS: PersonalData = {
  name: 'purchase-steps',
  tables: ['purchase_step'],
  rows: ({ db }, tenant, patronId) =>
    db
      .selectFrom('purchase_step')
      .innerJoin('purchase_order', 'purchase_order.id', 'purchase_step.order_id')
      .select([
        'purchase_order.order_number',
        'purchase_step.state',
        'purchase_step.note',
        'purchase_step.at',
      ])
      .where('purchase_order.tenant_id', '=', tenant.id)
      .where('purchase_order.patron_id', '=', patronId)
      .execute(),
};

/** What drive purchase keeps of a reader. */
export const PURCHASE_PERSONAL: readonly PersonalData[] = [
  ownRows('purchase-cart', 'purchase_cart', {
    reader: 'patron_id',
    columns: ['item_id', 'seen_price', 'seen_currency', 'added_at'],
  }),
  ownRows('purchase-orders', 'purchase_order', {
    reader: 'patron_id',
    columns: [
      'order_number',
      'isbn',
      'title',
      'author',
      'publisher',
      'year',
      'price',
      'freight',
      'currency',
      'state',
      'delivery',
      'place_code',
      'recipient',
      'phone',
      'address',
      'created_at',
      'state_since',
      'carrier',
      'parcel_number',
      'bib_id',
      'loan_id',
    ],
  }),
  STEPS,
];
