import { listAcceptances } from '@lectern/contracts/buying/acceptance/list-acceptances';
import { donate } from '@lectern/contracts/buying/donations/donate';
import { exportDeskDonations } from '@lectern/contracts/buying/donations/export-desk-donations';
import { exportDonations } from '@lectern/contracts/buying/donations/export-donations';
import { getDonationNotice } from '@lectern/contracts/buying/donations/get-donation-notice';
import { getGift } from '@lectern/contracts/buying/donations/get-gift';
import { getThanksLetter } from '@lectern/contracts/buying/donations/get-thanks-letter';
import { listCurrencies } from '@lectern/contracts/buying/donations/list-currencies';
import { listDeskDonations } from '@lectern/contracts/buying/donations/list-desk-donations';
import { listDonationNews } from '@lectern/contracts/buying/donations/list-donation-news';
import { listDonations } from '@lectern/contracts/buying/donations/list-donations';
import { listRecentGifts } from '@lectern/contracts/buying/donations/list-recent-gifts';
import { moveDonation } from '@lectern/contracts/buying/donations/move-donation';
import { registerDonation } from '@lectern/contracts/buying/donations/register-donation';
import { searchGifts } from '@lectern/contracts/buying/donations/search-gifts';
import { withdrawDonation } from '@lectern/contracts/buying/donations/withdraw-donation';
import { getDonorUrl } from '@lectern/contracts/collection/detail/get-donor-url';
import { ApiError } from '@lectern/contracts/kernel/client';
import { putAnnouncement } from '@lectern/contracts/talk/announcements/put-announcement';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { textOfPdf } from '../../../testing/pdf-text.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { forgetDonor } from './forget-donor.ts';

const OFFER = {
  titles: [
    { title: 'Harbour pilots', author: 'Hale, R.', isbn: '7-02-000220-X', copyCount: 2 },
    { title: 'Old sea charts', copyCount: 1 },
  ],
  remark: 'From my father',
  bringOn: '2026-01-09',
  worth: '120,50',
};

describeOnBothDatabases('donations', 'locks', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    app.clock.set('2026-01-06T08:00:00Z');
    desk = app.client({ token: await openStaffSession(app, ['donations.manage', 'announcements.edit']) });
  });
  afterAll(() => app.close());

  async function reader() {
    const patron = await buildPatron(app.deps.db);
    return { patron, client: app.client({ token: await buildSession(app.deps.db, patron) }) };
  }
  const fresh = async () => {
    for (const table of [
      'donation',
      'donation_title',
      'acceptance',
      'acceptance_reader',
      'rate_counter',
    ] as const)
      await app.deps.db.deleteFrom(table).execute();
  };
  const codeOf = async (call: Promise<unknown>) => {
    try {
      await call;
      return 'done';
    } catch (error) {
      return error instanceof ApiError ? error.code : String(error);
    }
  };

  it('go from the offer to the shelf, and the giver is told and thanked', async () => {
    await fresh();
    const { client, patron } = await reader();
    const { id } = await client.call(donate, { ...OFFER, isNamed: true });
    const { donations, appointments } = await desk.call(listDeskDonations, { words: 'harbour' });
    expect(appointments).toEqual([{ day: '2026-01-09', count: 1 }]);
    expect(donations).toMatchObject([
      {
        id,
        copyCount: 3,
        worth: '120.50',
        currency: 'CNY',
        reader: { name: patron.name },
        moves: ['asked', 'received', 'declined'],
      },
    ]);
    const titles = donations[0]?.titles ?? [];
    expect(titles[0]?.isbn).toBe('9787020002207');
    expect(await codeOf(client.download(getThanksLetter, { id }))).toBe('DONATION_LETTER_NOT_YET');
    await desk.call(moveDonation, { id, state: 'asked', reply: 'Please come to the desk.' });
    await desk.call(moveDonation, { id, state: 'received' });
    const none = titles.map(({ id: titleId }) => ({ titleId, acceptedCount: 0 }));
    expect(await codeOf(desk.call(moveDonation, { id, state: 'accepted', kept: none }))).toBe(
      'DONATION_COUNT_WRONG',
    );
    const bib = await buildBib(app.deps.db, { title: 'Harbour pilots' });
    const accepted = await desk.call(moveDonation, {
      id,
      state: 'accepted',
      kept: [
        { titleId: titles[0]!.id, acceptedCount: 1, recordId: bib.id },
        { titleId: titles[1]!.id, acceptedCount: 0 },
      ],
    });
    expect(accepted).toMatchObject({ state: 'accepted', number: '2026-00001', acceptedCount: 1 });
    await desk.call(moveDonation, { id, state: 'shelved' });

    const told = (await client.call(getMessages, {})).messages.map(({ type }) => type).sort();
    expect(told).toEqual(['donationAccepted', 'donationAsked', 'donationReceived', 'donationShelved']);
    const [gift, ...others] = await app.client().call(listRecentGifts, {});
    expect(others).toEqual([]);
    expect(gift).toMatchObject({
      title: 'Harbour pilots',
      copyCount: 1,
      donorName: patron.name,
      recordId: bib.id,
    });
    expect(await app.client().call(getGift, { id: gift!.id })).toMatchObject({ others: [] });
    expect((await app.client().call(searchGifts, { keyWord: patron.name })).total).toBe(1);
    expect((await app.client().call(searchGifts, { keyWord: 'charts' })).total).toBe(0);
    expect((await app.client().call(getDonorUrl, { recordId: bib.id })).donors).toEqual([
      { name: patron.name, date: '2026-01-06', url: `#/bookDonate/detail?gift=${gift!.id}` },
    ]);
    expect((await client.call(listAcceptances, { origin: 'donation' })).list).toMatchObject([
      { title: 'Harbour pilots', copyCount: 1, recordId: bib.id },
    ]);
    const letter = await client.download(getThanksLetter, { id });
    const bytes = Buffer.from(await letter.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const token = /\/proof\/([\w-]{32})/.exec(await textOfPdf(bytes))?.[1];
    expect(token).toBeDefined();
    const page = await app.app.inject({ url: `/alpha/proof/${token}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('2026-00001');
    expect(page.body).toContain(patron.name);
  });

  it('are not shown with a name that nobody agreed to, and leave with their reader', async () => {
    await fresh();
    const { client, patron } = await reader();
    const { id } = await client.call(donate, OFFER);
    await desk.call(moveDonation, { id, state: 'received' });
    await desk.call(moveDonation, { id, state: 'accepted' });
    const seen = JSON.stringify([
      await app.client().call(searchGifts, {}),
      await app.client().call(listRecentGifts, {}),
    ]);
    expect(seen).toContain('Old sea charts');
    expect(seen).not.toContain(patron.name);
    expect((await app.client().call(searchGifts, { keyWord: patron.name })).total).toBe(0);
    const { id: open } = await client.call(donate, OFFER);
    await inTransaction(app.deps.db, (tx) => forgetDonor(tx, TENANT, patron.id));
    const rows = await app.deps.db.selectFrom('donation').select(['id', 'patron_id', 'donor_name']).execute();
    expect(rows).toEqual([{ id, patron_id: '', donor_name: '' }]);
    expect(open).not.toBe(id);
    expect((await app.client().call(searchGifts, {})).total).toBe(2);
  });

  it('are withdrawn until they are received, and counted by the day', async () => {
    await fresh();
    const { client } = await reader();
    const { id } = await client.call(donate, OFFER);
    const other = await reader();
    expect(await codeOf(other.client.call(withdrawDonation, { id }))).toBe('DONATION_NOT_FOUND');
    expect(await client.call(withdrawDonation, { id })).toEqual({ id });
    expect(await codeOf(client.call(withdrawDonation, { id }))).toBe('DONATION_MOVE_NOT_ALLOWED');
    expect((await client.call(listDonations, {})).list).toMatchObject([
      { state: 'withdrawn', canWithdraw: false },
    ]);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => codeOf(client.call(donate, OFFER))));
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(4);
    expect(await codeOf(client.call(donate, { ...OFFER, bringOn: '2025-12-31' }))).toBe(
      'DONATION_DATE_WRONG',
    );
    expect(await codeOf(client.call(donate, { ...OFFER, worth: 'much' }))).toBe('DONATION_WORTH_INVALID');
    const wrong = [{ title: 'A', isbn: '123' }];
    expect(await codeOf(client.call(donate, { ...OFFER, titles: wrong }))).toBe('DONATION_ISBN_INVALID');
  });

  it('have one number each in the register, also when twenty are accepted at once', async () => {
    await fresh();
    const ids: string[] = [];
    for (let at = 0; at < 20; at++) {
      const { id } = await desk.call(registerDonation, {
        titles: [{ title: `Chart ${at}` }],
        donorName: 'Sea Club',
      });
      await desk.call(moveDonation, { id, state: 'received' });
      ids.push(id);
    }
    const numbers = await Promise.all(
      ids.map(async (id) => (await desk.call(moveDonation, { id, state: 'accepted' })).number),
    );
    expect([...numbers].sort()).toEqual(
      Array.from({ length: 20 }, (_, at) => `2026-${String(at + 1).padStart(5, '0')}`),
    );
  });

  it('leave as a table: a reader’s own without names of others, the desk’s whole', async () => {
    await fresh();
    const { client } = await reader();
    await client.call(donate, OFFER);
    await desk.call(registerDonation, { titles: [{ title: '=1+1' }], donorName: 'Sea Club', contact: '555' });
    const own = await (await client.download(exportDonations, {})).text();
    expect(own).toContain('Harbour pilots');
    expect(own).not.toContain('Sea Club');
    const all = await (
      await desk.download(exportDeskDonations, { from: '2026-01-06', to: '2026-01-06' })
    ).text();
    expect(all).toContain('Sea Club');
    expect(all).not.toMatch(/(^|,)"?=1\+1/m);
    expect(await (await desk.download(exportDeskDonations, { from: '2026-01-07' })).text()).not.toContain(
      'Sea Club',
    );
  });

  it('have a notice, currencies and news of their own', async () => {
    const anybody = app.client();
    expect(await anybody.call(getDonationNotice, {})).toMatchObject({
      isOn: true,
      firstDay: '2026-01-06',
      lastDay: '2026-03-07',
      html: expect.stringContaining('Thank you'),
    });
    expect(await anybody.call(listCurrencies, {})).toEqual([{ code: 'CNY', name: 'Chinese Yuan' }]);
    for (const topic of ['donation', ''] as const)
      await desk.call(putAnnouncement, {
        texts: [{ language: 'en-US', title: `About ${topic || 'all'}`, text: '<p>…</p>' }],
        isOpen: true,
        topic,
      });
    const { total, list } = await anybody.call(listDonationNews, {});
    expect([total, list.map(({ title }) => title)]).toEqual([1, ['About donation']]);
  });
});
