import { DONATION_MOVES, type DonationState } from '@lectern/contracts/buying/donations/donation';
import {
  DONATION_COUNT_WRONG,
  DONATION_MOVE_NOT_ALLOWED,
  DONATION_RECORD_UNKNOWN,
} from '@lectern/contracts/buying/donations/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import { fold } from '@lectern/search/analysis/fold';
import { dateIn } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findBib } from '../../collection/catalogue/records/find-bibs.ts';
import { putMessage } from '../../talk/messages/tell-readers.ts';
import { recordAcceptance } from '../acceptance/record-acceptance.ts';
import { nextNumber } from './next-number.ts';
import { changeDonation, changeTitle, endTitles, titlesOf } from './store/donation-store.ts';
import type { DonationTable } from './tables.ts';

/** What is kept of a title. */
export interface KeptTitle {
  readonly titleId: string;
  readonly acceptedCount: number;
  readonly recordId?: string | undefined;
}

export interface DonationMove {
  readonly to: DonationState;
  readonly reply: string;
  /** Calendar date. */
  readonly bringOn?: string | undefined;
  readonly kept: readonly KeptTitle[];
  readonly staffId: string;
  readonly now: Date;
}

type MoveRefusal = Refusal<'DONATION_MOVE_NOT_ALLOWED' | 'DONATION_COUNT_WRONG' | 'DONATION_RECORD_UNKNOWN'>;

/** What the giver is told. Who withdrew it knows. */
const TELLS: Readonly<Partial<Record<DonationState, MessageKind>>> = {
  asked: 'donationAsked',
  received: 'donationReceived',
  accepted: 'donationAccepted',
  declined: 'donationDeclined',
  shelved: 'donationShelved',
};

/** Moves a donation on its way and tells its giver, once. The caller holds the lock of its row. */
export async function moveDonation(
  tx: Tx,
  tenant: Tenant,
  donation: DonationTable,
  move: DonationMove,
): Promise<DonationTable | MoveRefusal> {
  const { to, reply, bringOn = donation.bring_on, staffId, now } = move;
  if (!DONATION_MOVES[donation.state].includes(to)) return refuse(DONATION_MOVE_NOT_ALLOWED);
  const at = now.toISOString();
  const titled = await putKept(tx, tenant.id, donation, move);
  if (isRefusal(titled)) return titled;
  const today = dateIn(tenant.settings.policy.timeZone, now);
  const number = to === 'accepted' ? await nextNumber(tx, tenant.id, today.slice(0, 4)) : donation.number;
  const changed = {
    state: to,
    number,
    bring_on: bringOn,
    reply: reply || donation.reply,
    changed_at: at,
    ...(to === 'accepted' && {
      accepted_at: at,
      accepted_on: today,
      words: `${donation.words} ${fold(number ?? '')}`,
    }),
    ended_at: to === 'declined' ? at : '',
  };
  await changeDonation(tx, tenant.id, donation.id, changed);
  if (to === 'declined') await endTitles(tx, tenant.id, donation.id, at);
  if (to === 'accepted')
    for (const one of titled.filter(({ accepted }) => accepted > 0))
      await recordAcceptance(
        tx,
        tenant.id,
        {
          origin: 'donation',
          origin_id: donation.id,
          record_id: one.recordId,
          title: one.title,
          author: one.author,
          barcode: '',
          copies: one.accepted,
          staff_id: staffId,
          patronIds: [donation.patron_id],
        },
        at,
      );
  const kind = TELLS[to];
  if (kind !== undefined && donation.patron_id !== '')
    await putMessage(
      tx,
      tenant,
      {
        patronId: donation.patron_id,
        kind,
        facts: {
          works: titled.map(({ title, recordId }) => ({ recordId, title, day: bringOn || null, place: '' })),
          reason: reply,
        },
        key: `donation/${donation.id}/${to}`,
        ways: [],
      },
      now,
    );
  return { ...donation, ...changed };
}

/** Writes what is kept of each title and its record; answers the titles as they are then. */
async function putKept(
  tx: Tx,
  tenantId: string,
  donation: DonationTable,
  { to, kept, now }: DonationMove,
): Promise<
  | {
      readonly title: string;
      readonly author: string;
      readonly recordId: string;
      readonly accepted: number;
    }[]
  | MoveRefusal
> {
  const titles = await titlesOf(tx, tenantId, [donation.id]);
  const said = new Map(kept.map((one) => [one.titleId, one]));
  const isAccepting = to === 'accepted';
  const after = titles.map((one) => {
    const stated = said.get(one.id);
    return {
      row: one,
      title: one.title,
      author: one.author,
      recordId: stated?.recordId ?? one.record_id,
      accepted: isAccepting ? (stated?.acceptedCount ?? one.copies) : one.accepted,
    };
  });
  const isOver = after.some(({ row, accepted }) => accepted > row.copies);
  if (isAccepting && (isOver || after.every(({ accepted }) => accepted === 0)))
    return refuse(DONATION_COUNT_WRONG);
  for (const { row, recordId, accepted } of after) {
    if (recordId !== '' && recordId !== row.record_id && !(await findBib(tx, tenantId, recordId)))
      return refuse(DONATION_RECORD_UNKNOWN, { recordId });
    if (!isAccepting && recordId === row.record_id) continue;
    await changeTitle(tx, tenantId, row.id, {
      accepted,
      record_id: recordId,
      ...(isAccepting && { accepted_at: accepted > 0 ? now.toISOString() : '' }),
    });
  }
  return after.map(({ row: _row, ...one }) => one);
}
