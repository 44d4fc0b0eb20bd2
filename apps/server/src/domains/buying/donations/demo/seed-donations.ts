import { type DemoDonation, demoDonations } from '@lectern/demo/wishes/demo-donations';
import { fold } from '@lectern/search/analysis/fold';
import { addDays, later } from '../../../../platform/clock.ts';
import { toBit } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { nextNumber } from '../next-number.ts';
import { isAccepted } from '../present-donations.ts';
import { insertDonation } from '../store/donation-store.ts';

const DAY_SECONDS = 86_400;

/** Donations in each state. */
export const donationSeed: DemoSeed = {
  tables: ['donation', 'donation_title'],
  async load({ db, clock }, { demo, tenantId }) {
    const accounts = await db
      .selectFrom('account')
      .select(['id', 'primary_id', 'name'])
      .where('tenant_id', '=', tenantId)
      .execute();
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      for (const donation of demoDonations(demo)) {
        const giver = accounts.find(({ primary_id }) => primary_id === donation.account);
        await addDonation(tx, tenantId, donation, { giver, now });
      }
    });
  },
};

async function addDonation(
  tx: Tx,
  tenantId: string,
  { state, donorName, isNamed, remark = '', reply = '', daysAgo, bringInDays, titles }: DemoDonation,
  {
    giver,
    now,
  }: { readonly giver: { readonly id: string; readonly name: string } | undefined; readonly now: Date },
): Promise<void> {
  const at = later(now, -daysAgo * DAY_SECONDS);
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const accepted = isAccepted(state);
  const name = giver?.name ?? donorName ?? '';
  const id = newId();
  const acceptedOn = addDays(today, -Math.max(0, daysAgo - 1));
  const acceptedAt = accepted ? `${acceptedOn}T04:00:00.000Z` : '';
  const number = accepted ? await nextNumber(tx, tenantId, acceptedOn.slice(0, 4)) : null;
  await insertDonation(
    tx,
    {
      id,
      tenant_id: tenantId,
      number,
      state,
      patron_id: giver?.id ?? '',
      donor_name: name,
      contact: '',
      is_named: toBit(isNamed),
      remark,
      way: 'bring',
      bring_on: bringInDays === undefined ? '' : addDays(today, bringInDays),
      worth: '',
      currency: '',
      reply,
      words: fold(
        [name, number ?? '', ...titles.map(({ title, author = '' }) => `${title} ${author}`)].join(' '),
      ),
      offered_at: at,
      changed_at: at,
      accepted_at: acceptedAt,
      accepted_on: accepted ? acceptedOn : '',
      ended_at: state === 'declined' ? at : '',
    },
    titles.map(({ title, author = '', publishTime = '', copies }, position) => ({
      id: newId(),
      tenant_id: tenantId,
      donation_id: id,
      position,
      title,
      author,
      publisher: '',
      publish_time: publishTime,
      isbn: '',
      words: fold([title, author, isNamed ? name : ''].join(' ')),
      copies,
      accepted: accepted ? copies : 0,
      record_id: '',
      accepted_at: acceptedAt,
      ended_at: state === 'declined' ? at : '',
    })),
  );
}
