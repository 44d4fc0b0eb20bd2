import {
  type DeskDonation,
  DONATION_MOVES,
  type DonationState,
  type OwnDonation,
  type ShownGift,
} from '@lectern/contracts/buying/donations/donation';
import type { Db } from '../../../platform/db/database.ts';
import { accountsOf } from '../../people/account/accounts-of.ts';
import { titlesOf } from './store/donation-store.ts';
import type { GiftRow } from './store/gift-store.ts';
import type { DonationTable, DonationTitleTable } from './tables.ts';

/** A gift is in the library's register from the acceptance on. */
export function isAccepted(state: DonationState): boolean {
  return state === 'accepted' || state === 'shelved';
}

function presentBoth(row: DonationTable, titles: readonly DonationTitleTable[]) {
  const own = titles.filter(({ donation_id }) => donation_id === row.id);
  const sum = (name: 'copies' | 'accepted') => own.reduce((all, one) => all + one[name], 0);
  return {
    id: row.id,
    state: row.state,
    number: row.number ?? '',
    titles: own.map((one) => ({
      id: one.id,
      title: one.title,
      author: one.author,
      publisher: one.publisher,
      publishTime: one.publish_time,
      isbn: one.isbn,
      copyCount: one.copies,
      acceptedCount: one.accepted,
      recordId: one.record_id,
    })),
    copyCount: sum('copies'),
    acceptedCount: sum('accepted'),
    remark: row.remark,
    way: row.way,
    bringOn: row.bring_on,
    worth: row.worth,
    currency: row.currency,
    donorName: row.donor_name,
    isNamed: row.is_named === 1,
    reply: row.reply,
    donationTime: row.offered_at,
  };
}

/** Donations as their giver sees them, in the order given. */
export async function presentOwnDonations(
  db: Db,
  tenantId: string,
  rows: readonly DonationTable[],
): Promise<OwnDonation[]> {
  const titles = await titlesOf(
    db,
    tenantId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...presentBoth(row, titles),
    canWithdraw: row.state === 'offered' || row.state === 'asked',
    hasLetter: isAccepted(row.state),
  }));
}

/** Donations as staff see them. Who has left has no name here. */
export async function presentAtDesk(
  db: Db,
  tenantId: string,
  rows: readonly DonationTable[],
): Promise<DeskDonation[]> {
  const ids = rows.map(({ id }) => id);
  const titles = await titlesOf(db, tenantId, ids);
  const readers = await accountsOf(
    db,
    tenantId,
    rows.map(({ patron_id }) => patron_id).filter((id) => id !== ''),
  );
  return rows.map((row) => ({
    ...presentBoth(row, titles),
    reader: readers.get(row.patron_id) ?? { primaryId: '', name: '' },
    contact: row.contact,
    changedAt: row.changed_at,
    moves: [...DONATION_MOVES[row.state]],
  }));
}

/** A gift as everybody sees it: the giver by name only with consent. */
export function presentGift(row: GiftRow): ShownGift {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    publisher: row.publisher,
    publishTime: row.publish_time,
    copyCount: row.accepted,
    donorName: row.is_named === 1 ? row.donor_name : '',
    donationTime: row.accepted_on,
    recordId: row.record_id,
  };
}
