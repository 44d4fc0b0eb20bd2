import { normaliseIsbn } from '@lectern/rules/isbn';
import { fold } from '@lectern/search/analysis/fold';
import { newId } from '../../../../platform/db/ids.ts';
import type { OrderLineTable } from '../tables.ts';

export interface LineFacts {
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly publish_year: string;
  /** As written. */
  readonly isbn: string;
  readonly vendor_id: string;
  readonly vendor_number: string;
  readonly wish_id: string;
  readonly record_id: string;
  readonly price: number;
  readonly currency: string;
  readonly discount: number;
  readonly tax: number;
  readonly quantity: number;
  readonly note: string;
}

/** Facts of a line as they are stored: an ISBN has 13 digits, and the words are folded as the search folds them. */
export function storedFacts(facts: LineFacts): LineFacts & Pick<OrderLineTable, 'words'> {
  const isbn = normaliseIsbn(facts.isbn) ?? facts.isbn;
  return { ...facts, isbn, words: fold(`${facts.title} ${facts.author} ${isbn} ${facts.vendor_number}`) };
}

/** A line that is put into the basket. `now` is an instant. */
export function newLine(
  tenantId: string,
  facts: LineFacts,
  { addedBy, now }: { readonly addedBy: string; readonly now: string },
): OrderLineTable {
  return {
    id: newId(),
    tenant_id: tenantId,
    order_id: '',
    order_number: '',
    position: 0,
    state: 'basket',
    ...storedFacts(facts),
    received: 0,
    invoiced: 0,
    shipped: 0,
    rate: 0,
    rate_day: '',
    expected_on: '',
    vendor_note: '',
    told_price: 0,
    claimed: 0,
    claimed_at: '',
    added_by: addedBy,
    added_at: now,
    placed_at: '',
    ended_at: '',
  };
}
