import { ownRows, type PersonalData } from '../../../platform/personal-data.ts';

/** What staff are told whenever they see the reader. */
const ALERTS: PersonalData = {
  name: 'alerts',
  tables: ['desk_alert'],
  rows: ({ db }, tenant, patronId) =>
    db
      .selectFrom('desk_alert')
      .select(['words', 'written_at'])
      .where('tenant_id', '=', tenant.id)
      .where('subject', '=', 'patron')
      .where('subject_id', '=', patronId)
      .execute(),
};

/** The editions that will do for a request of the reader. */
const EDITIONS: PersonalData = {
  name: 'request-editions',
  tables: ['request_edition'],
  rows: ({ db }, tenant, patronId) =>
    db
      .selectFrom('request_edition')
      .innerJoin('request', 'request.id', 'request_edition.request_id')
      .select(['request_edition.request_id', 'request_edition.bib_id'])
      .where('request.tenant_id', '=', tenant.id)
      .where('request.patron_id', '=', patronId)
      .execute(),
};

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
      'frozen_reason',
      'major',
      'relends',
      'left_at',
      'created_at',
    ],
  }),
  ownRows('cards', 'patron_card', {
    reader: 'patron_id',
    columns: ['number', 'state', 'issued_at', 'ended_at'],
  }),
  ownRows('blocks', 'patron_block', {
    reader: 'patron_id',
    columns: ['first_day', 'last_day', 'reason', 'set_at', 'lifted_at', 'lift_reason'],
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
      'due_at',
      'returned_at',
      'renewals',
      'last_renewed_at',
      'claimed_on',
    ],
  }),
  ownRows('requests', 'request', {
    reader: 'patron_id',
    columns: [
      'id',
      'number',
      'kind',
      'step',
      'bib_id',
      'wanted_item_id',
      'volume',
      'item_id',
      'pickup_library',
      'placed_at',
      'holder_id',
      'address',
      'contact',
      'notify_by',
      'comments',
      'step_since',
      'kept_until',
      'wanted_until',
      'suspended_until',
      'ended_at',
    ],
  }),
  EDITIONS,
  ownRows('request-history', 'request_move', {
    reader: 'patron_id',
    columns: ['request_id', 'move', 'step', 'mover', 'item_id', 'note', 'moved_at'],
  }),
  ownRows('hand-over-objections', 'request_objection', {
    reader: 'patron_id',
    columns: ['request_id', 'reason', 'objected_at', 'decision', 'decided_at', 'note'],
  }),
  ownRows('fines-and-payments', 'ledger_posting', {
    reader: 'patron_id',
    columns: [
      'id',
      'loan_id',
      'kind',
      'amount',
      'currency',
      'method',
      'reverses',
      'behaviour_id',
      'note',
      'posted_at',
    ],
  }),
  ownRows('behaviours', 'behaviour', {
    reader: 'patron_id',
    columns: ['id', 'loan_id', 'kind', 'state', 'way', 'price', 'note', 'created_at', 'changed_at'],
  }),
  ownRows('account-lines', 'ledger_line', {
    reader: 'patron_id',
    columns: ['posting_id', 'account', 'amount'],
  }),
  ownRows('covered-fines', 'ledger_allocation', {
    reader: 'patron_id',
    columns: ['charge_id', 'source_id', 'amount'],
  }),
  ALERTS,
  ownRows('guarantees-given', 'guarantee', {
    reader: 'guarantor_id',
    columns: ['guaranteed_id', 'created_at'],
  }),
  ownRows('guarantees-received', 'guarantee', {
    reader: 'guaranteed_id',
    columns: ['guarantor_id', 'created_at'],
  }),
];
