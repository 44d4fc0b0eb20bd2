import { ownRows, type PersonalData } from '../../platform/personal-data.ts';

/** What the portal's own circulation keeps of a reader, as it is stored. */
export const CIRCULATION_PERSONAL: readonly PersonalData[] = [
  ownRows('patron', 'patron', {
    reader: 'id',
    columns: [
      'id',
      'primary_id',
      'name',
      'patron_group',
      'library_code',
      'status',
      'expires_on',
      'created_at',
    ],
  }),
  ownRows('loan-records', 'loan', {
    reader: 'patron_id',
    columns: [
      'id',
      'item_id',
      'bib_id',
      'library_code',
      'checked_out_at',
      'due_date',
      'returned_at',
      'renewals',
      'last_renewed_at',
    ],
  }),
  ownRows('holds', 'hold', {
    reader: 'patron_id',
    columns: ['id', 'bib_id', 'item_id', 'pickup_library', 'status', 'placed_at', 'ready_until'],
  }),
  ownRows('fines-and-payments', 'fine_entry', {
    reader: 'patron_id',
    columns: ['id', 'loan_id', 'kind', 'amount', 'currency', 'method', 'note', 'posted_at'],
  }),
  ownRows('guarantees-given', 'guarantee', {
    reader: 'guarantor_id',
    columns: ['guaranteed_id', 'created_at'],
  }),
  ownRows('guarantees-received', 'guarantee', {
    reader: 'guaranteed_id',
    columns: ['guarantor_id', 'created_at'],
  }),
];
