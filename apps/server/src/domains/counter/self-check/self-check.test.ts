import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { setAlert } from '@lectern/contracts/counter/desk/set-alert';
import { beginPhoneVisit } from '@lectern/contracts/counter/self-check/begin-phone-visit';
import { borrowAtStation } from '@lectern/contracts/counter/self-check/borrow-at-station';
import { borrowByPhone } from '@lectern/contracts/counter/self-check/borrow-by-phone';
import { closeStation } from '@lectern/contracts/counter/self-check/close-station';
import { enterStation } from '@lectern/contracts/counter/self-check/enter-station';
import { enterStationByCode } from '@lectern/contracts/counter/self-check/enter-station-by-code';
import { getPhoneVisit } from '@lectern/contracts/counter/self-check/get-phone-visit';
import { getScreenCode } from '@lectern/contracts/counter/self-check/get-screen-code';
import { getStation } from '@lectern/contracts/counter/self-check/get-station';
import { leaveStation } from '@lectern/contracts/counter/self-check/leave-station';
import { listStations } from '@lectern/contracts/counter/self-check/list-stations';
import { mailReceipt } from '@lectern/contracts/counter/self-check/mail-receipt';
import { openStation } from '@lectern/contracts/counter/self-check/open-station';
import { returnAtStation } from '@lectern/contracts/counter/self-check/return-at-station';
import { showEntryCode } from '@lectern/contracts/counter/self-check/show-entry-code';
import type { StationKind } from '@lectern/contracts/counter/self-check/station-views';
import { showTakeCode } from '@lectern/contracts/lending/requests/show-take-code';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildFineEntry,
  buildLoan,
  buildPatron,
  buildRequest,
  buildSession,
} from '../../../testing/builders.ts';
import { buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { offerSelfCheck } from '../../../testing/self-check-stations.ts';
import { SENDING, waitingNotices } from '../../../testing/sent-notices.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../../people/account/password-hash.ts';

const PASSWORD = 'Lectern2026';

describeOnEachDatabase('self check-out', (kind) => {
  let app: TestApp;
  let password_hash: string;
  let staff: ReturnType<TestApp['client']>;
  let south: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const { db } = app.deps;
    await buildLibrary(db);
    await buildLibrary(db, { code: 'SOUTH', names: '{"en-US":"South Library"}', position: 1 });
    password_hash = await hashPassword(PASSWORD);
    const permissions = ['circulation.self-check', 'circulation.desk'] as const;
    staff = app.client({ token: await openStaffSession(app, permissions, 'MAIN') });
    south = app.client({ token: await openStaffSession(app, permissions, 'SOUTH') });
  });
  afterAll(() => app.close());
  beforeEach(() => offerSelfCheck(app, {}, SENDING));

  const open = async (of: StationKind = 'counter', by = staff) =>
    (await by.call(openStation, { kind: of, name: 'Foyer' })).station;
  const newReader = (given: Parameters<typeof buildPatron>[1] = {}) =>
    buildPatron(app.deps.db, { password_hash, ...given });

  /** A station where a reader has signed in with card and PIN. */
  async function entered(given: Parameters<typeof buildPatron>[1] = {}) {
    const reader = await newReader(given);
    const station = await open();
    const visit = await app
      .client()
      .call(enterStation, { station, account: reader.primary_id, password: PASSWORD });
    const borrow = (barcode: string) => app.client().call(borrowAtStation, { station, barcode });
    return { reader, station, visit, borrow };
  }

  const auditOf = (subject: string) =>
    app.deps.db.selectFrom('audit_entry').selectAll().where('subject', '=', subject).execute();

  describe('at a station', () => {
    it('lends by card and PIN what is scanned, and notes the station and no reader in the audit', async () => {
      const { reader, station, visit, borrow } = await entered();
      expect(visit).toMatchObject({ name: reader.name, blocks: [], callAtDesk: false, loanCount: 0 });
      const item = await buildItem(app.deps.db);
      const lent = await borrow(item.barcode);
      expect(lent).toMatchObject({ normReturnDate: expect.stringMatching(/^2026-/), refusal: null });
      const [entry] = await auditOf(lent.loanId ?? '');
      expect(entry).toMatchObject({ action: 'selfCheck.checkOut', staff_id: 'reader' });
      expect(JSON.parse(entry?.details ?? '{}')).toEqual({
        barcode: item.barcode,
        at: 'Foyer',
        libraryCode: 'MAIN',
      });
      expect(JSON.stringify(entry)).not.toContain(reader.id);
      expect(await app.client().call(getStation, { station })).toMatchObject({
        libName: 'Main Library',
        passwords: true,
        idleSeconds: 60,
      });
    });

    it('answers a second scan within ten seconds with the same loan, and later that the reader has it', async () => {
      const { borrow } = await entered();
      const { barcode } = await buildItem(app.deps.db);
      const lent = await borrow(barcode);
      app.clock.advance(8);
      expect(await borrow(barcode)).toEqual(lent);
      app.clock.advance(5);
      expect(await borrow(barcode)).toMatchObject({
        loanId: null,
        refusal: { code: 'COPY_YOURS_ALREADY', message: expect.not.stringContaining('{') },
      });
    });

    it('says in words why a copy is not lent, and changes nothing', async () => {
      const { db } = app.deps;
      const { borrow } = await entered();
      const held = await buildItem(db);
      await buildRequest(db, { bib_id: held.bib_id });
      const parts = await buildItem(db);
      await staff.call(setAlert, { subject: 'item', id: parts.barcode, words: 'CD, 3 parts' });
      const away = await buildItem(db, { library_code: 'SOUTH', location_code: 'SOUTH-1' });
      const foreign = await buildItem(db, { tenant_id: '1002', barcode: 'foreign-copy' });
      const lent = await buildItem(db);
      await buildLoan(db, { item_id: lent.id });
      const cases = [
        [held.barcode, 'ITEM_HELD_FOR_OTHER'],
        [parts.barcode, 'COPY_NEEDS_STAFF'],
        [away.barcode, 'COPY_ELSEWHERE'],
        [foreign.barcode, 'ITEM_NOT_FOUND'],
        [lent.barcode, 'ITEM_NOT_AVAILABLE'],
        [(await buildItem(db, { status: 'missing' })).barcode, 'ITEM_NOT_AVAILABLE'],
        ['garbage \u{1F4DA}', 'ITEM_NOT_FOUND'],
      ] as const;
      for (const [barcode, code] of cases) {
        const answer = await borrow(barcode);
        expect([barcode, answer.refusal?.code, answer.loanId]).toEqual([barcode, code, null]);
        expect(answer.refusal?.message).toMatch(/^[^{}]+$/);
        expect(answer.refusal?.message).not.toContain('CD, 3 parts');
      }
      expect((await staff.call(getDeskItem, { barcode: parts.barcode })).loan).toBeNull();
    });

    it('lends nothing to a blocked reader, and says so at once', async () => {
      const owing = await newReader();
      await buildFineEntry(app.deps.db, { patron_id: owing.id, amount: 5001 });
      const station = await open();
      const visit = await app
        .client()
        .call(enterStation, { station, account: owing.primary_id, password: PASSWORD });
      expect(visit.blocks).toMatchObject([{ code: 'FINES_OVER_LIMIT' }]);
      const { barcode } = await buildItem(app.deps.db);
      expect(await app.client().call(borrowAtStation, { station, barcode })).toMatchObject({
        loanId: null,
        refusal: { code: 'FINES_OVER_LIMIT' },
      });
    });

    it('signs out by the button, by the next reader, and after the idle time', async () => {
      const { station, borrow } = await entered();
      const { barcode } = await buildItem(app.deps.db);
      await app.client().call(leaveStation, { station });
      await expect(borrow(barcode)).rejects.toMatchObject({ code: 'STATION_SIGNED_OUT' });
      const next = await newReader();
      await app.client().call(enterStation, { station, account: next.primary_id, password: PASSWORD });
      app.clock.advance(91);
      await expect(borrow(barcode)).rejects.toMatchObject({ code: 'STATION_SIGNED_OUT' });
    });

    it('signs a reader in by the code of the phone, once', async () => {
      const { db } = app.deps;
      const reader = await newReader();
      const phone = app.client({ token: await buildSession(db, reader) });
      const { code, img } = await phone.call(showEntryCode, {});
      expect(img).toMatch(/^data:image\/svg/);
      const station = await open();
      const visit = await app
        .client()
        .call(enterStationByCode, { station, code: `${code.slice(0, 4)} ${code.slice(4)}` });
      expect(visit.name).toBe(reader.name);
      await expect(app.client().call(enterStationByCode, { station, code })).rejects.toMatchObject({
        code: 'ENTRY_CODE_WRONG',
      });
      const late = await phone.call(showEntryCode, {});
      app.clock.advance(121);
      await expect(app.client().call(enterStationByCode, { station, code: late.code })).rejects.toMatchObject(
        { code: 'ENTRY_CODE_WRONG' },
      );
    });

    it('lets a pickup code fetch the copy of its request and nothing else', async () => {
      const { db } = app.deps;
      const reader = await newReader();
      const item = await buildItem(db);
      const request = await buildRequest(db, { bib_id: item.bib_id, patron_id: reader.id });
      await staff.call(checkIn, { barcode: item.barcode });
      const phone = app.client({ token: await buildSession(db, reader) });
      const { scanned } = await phone.call(showTakeCode, { requestId: request.id });
      const station = await open();
      const visit = await app.client().call(enterStationByCode, { station, code: scanned });
      expect(visit).toMatchObject({ name: '', loanCount: 0, kept: [{ keptUntil: expect.any(String) }] });
      const other = await buildItem(db);
      const borrow = (barcode: string) => app.client().call(borrowAtStation, { station, barcode });
      expect((await borrow(other.barcode)).refusal?.code).toBe('COPY_NOT_OF_REQUEST');
      const lent = await borrow(item.barcode);
      expect(lent.refusal).toBeNull();
      expect(await borrow(item.barcode)).toEqual(lent);
      expect(await auditOf(request.id)).toMatchObject([{ action: 'selfCheck.enterTakeCode' }]);
    });

    it('waits after ten wrong codes', async () => {
      const station = await open();
      const guess = () => app.client().call(enterStationByCode, { station, code: '00000000' });
      for (let count = 0; count < 10; count++)
        await expect(guess()).rejects.toMatchObject({ code: 'ENTRY_CODE_WRONG' });
      await expect(guess()).rejects.toMatchObject({ code: 'ENTRY_CODE_TRIES' });
    });

    it('waits after twenty wrong passwords of its readers, whatever networks its token comes from', async () => {
      const station = await open();
      const tries = [];
      for (let at = 0; at < 21; at++) {
        const { primary_id: account } = await newReader();
        const client = app.client({ address: `198.51.${at}.7` });
        tries.push(
          await client.call(enterStation, { station, account, password: 'wrong' }).catch(({ code }) => code),
        );
      }
      expect(tries.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'CREDENTIALS_WRONG'));
      expect(tries.at(-1)).toBe('LOGIN_LOCKED');
    });

    it('mails what was lent, once', async () => {
      const { station, borrow, reader } = await entered({ email_verified: 1 });
      await borrow((await buildItem(app.deps.db)).barcode);
      await app.client().call(mailReceipt, { station });
      expect(await app.client().call(mailReceipt, { station })).toEqual({ loans: 1 });
      const sent = (await waitingNotices(app)).filter(({ to }) => to === reader.email);
      expect(sent).toMatchObject([{ template: 'selfCheckReceipt' }]);
    });
  });

  describe('returns at a station', () => {
    const giveBack = (station: string, barcode: string) =>
      app.client().call(returnAtStation, { station, barcode });

    it('end the loan without a sign-in, and tell nothing of the reader', async () => {
      const station = await open();
      const item = await buildItem(app.deps.db);
      const { patron_id } = await buildLoan(app.deps.db, { item_id: item.id });
      const answer = await giveBack(station, item.barcode);
      expect(answer).toMatchObject({ returned: true, next: 'shelf', refusal: null });
      expect(JSON.stringify(answer)).not.toContain(patron_id);
      expect(await giveBack(station, item.barcode)).toEqual({ ...answer, returned: false });
      expect(await auditOf(item.barcode)).toMatchObject([{ action: 'selfCheck.checkIn' }]);
    });

    it('say where the copy goes: to who waits, to its library, to the staff', async () => {
      const { db } = app.deps;
      const station = await open();
      const waiting = await buildItem(db);
      await buildRequest(db, { bib_id: waiting.bib_id });
      await buildLoan(db, { item_id: waiting.id });
      expect(await giveBack(station, waiting.barcode)).toMatchObject({ next: 'reservations', sendTo: '' });
      const away = await buildItem(db, { library_code: 'SOUTH', location_code: 'SOUTH-1' });
      await buildLoan(db, { item_id: away.id });
      expect(await giveBack(station, away.barcode)).toMatchObject({
        next: 'other_library',
        sendTo: 'South Library',
      });
      const parts = await buildItem(db);
      await buildLoan(db, { item_id: parts.id });
      await staff.call(setAlert, { subject: 'item', id: parts.barcode, words: 'CD, 3 parts' });
      expect(await giveBack(station, parts.barcode)).toMatchObject({ returned: true, next: 'staff' });
      expect(await giveBack(station, 'nothing')).toMatchObject({
        next: 'staff',
        refusal: { code: 'ITEM_NOT_FOUND' },
      });
    });

    it('leave a copy that is not on loan as it is', async () => {
      const station = await open();
      const missing = await buildItem(app.deps.db, { status: 'missing' });
      expect(await giveBack(station, missing.barcode)).toMatchObject({ returned: false, next: 'staff' });
      expect((await staff.call(getDeskItem, { barcode: missing.barcode })).status).toBe('missing');
      const stray = await buildItem(app.deps.db, { library_code: 'SOUTH', location_code: 'SOUTH-1' });
      expect(await giveBack(station, stray.barcode)).toMatchObject({ returned: false, next: 'staff' });
    });

    it('are taken only where the library wants that', async () => {
      await offerSelfCheck(app, { returns: false });
      await expect(giveBack(await open(), 'any')).rejects.toMatchObject({ code: 'SELF_CHECK_OFF' });
    });
  });

  describe('with the phone', () => {
    async function phoneOf(reader: Awaited<ReturnType<typeof newReader>>) {
      return app.client({ token: await buildSession(app.deps.db, reader) });
    }

    it('lends where the code of the screen was entered, for ten minutes', async () => {
      const phone = await phoneOf(await newReader());
      const { barcode } = await buildItem(app.deps.db);
      await expect(phone.call(borrowByPhone, { barcode })).rejects.toMatchObject({ code: 'PHONE_NOT_HERE' });
      const screen = await open('screen');
      const { code, secondsLeft } = await app.client().call(getScreenCode, { station: screen });
      expect(code).toMatch(/^\d{6}$/);
      expect(secondsLeft).toBeLessThanOrEqual(60);
      expect(await phone.call(beginPhoneVisit, { code })).toMatchObject({ libName: 'Main Library' });
      expect(await phone.call(getPhoneVisit, {})).toMatchObject({ libName: 'Main Library', phones: true });
      const lent = await phone.call(borrowByPhone, { barcode });
      expect(lent.refusal).toBeNull();
      const [entry] = await auditOf(lent.loanId ?? '');
      expect(JSON.parse(entry?.details ?? '{}')).toMatchObject({ at: 'phone', libraryCode: 'MAIN' });
      app.clock.advance(601);
      await expect(phone.call(borrowByPhone, { barcode })).rejects.toMatchObject({ code: 'PHONE_NOT_HERE' });
    });

    it('takes the code of this minute and of the one before, and none of another library', async () => {
      const phone = await phoneOf(await newReader());
      const { code } = await app.client().call(getScreenCode, { station: await open('screen') });
      const other = await app.client().call(getScreenCode, { station: await open('screen', south) });
      expect(other.code).not.toBe(code);
      expect((await phone.call(beginPhoneVisit, { code: other.code })).libName).toBe('South Library');
      const { barcode } = await buildItem(app.deps.db);
      expect((await phone.call(borrowByPhone, { barcode })).refusal?.code).toBe('COPY_ELSEWHERE');
      app.clock.advance(60);
      expect((await phone.call(beginPhoneVisit, { code })).libName).toBe('Main Library');
      app.clock.advance(60);
      await expect(phone.call(beginPhoneVisit, { code })).rejects.toMatchObject({ code: 'ENTRY_CODE_WRONG' });
    });

    it('is bound to the session that entered the code', async () => {
      const reader = await newReader();
      const [one, other] = [await phoneOf(reader), await phoneOf(reader)];
      const { code } = await app.client().call(getScreenCode, { station: await open('screen') });
      await one.call(beginPhoneVisit, { code });
      await expect(other.call(borrowByPhone, { barcode: 'any' })).rejects.toMatchObject({
        code: 'PHONE_NOT_HERE',
      });
    });

    it('waits after ten wrong codes', async () => {
      const phone = await phoneOf(await newReader());
      const guess = () => phone.call(beginPhoneVisit, { code: 'nothing' });
      for (let count = 0; count < 10; count++)
        await expect(guess()).rejects.toMatchObject({ code: 'ENTRY_CODE_WRONG' });
      await expect(guess()).rejects.toMatchObject({ code: 'ENTRY_CODE_TRIES' });
    });
  });

  describe('stations', () => {
    it('are opened for the library of the desk, listed and closed by staff, each time in the audit', async () => {
      const station = await open('counter', south);
      const { stations } = await staff.call(listStations, {});
      const mine = stations.filter(({ libName }) => libName === 'South Library').at(-1);
      expect(mine).toMatchObject({ kind: 'counter', name: 'Foyer' });
      const stationId = mine?.stationId ?? '';
      await staff.call(closeStation, { stationId });
      await expect(app.client().call(getStation, { station })).rejects.toMatchObject({
        code: 'STATION_CLOSED',
      });
      expect((await auditOf(stationId)).map(({ action }) => action).sort()).toEqual([
        'selfCheck.close',
        'selfCheck.open',
      ]);
    });

    it('work only where and while the library offers them', async () => {
      const station = await open();
      await offerSelfCheck(app, { libraries: ['SOUTH'] });
      await expect(app.client().call(getStation, { station })).rejects.toMatchObject({
        code: 'SELF_CHECK_OFF',
      });
      await expect(open()).rejects.toMatchObject({ code: 'SELF_CHECK_OFF' });
      await offerSelfCheck(app, { on: false });
      await expect(open('counter', south)).rejects.toMatchObject({ code: 'SELF_CHECK_OFF' });
    });

    it('are of one tenant and of one kind', async () => {
      const station = await open();
      await expect(app.client({ tenant: 'beta' }).call(getStation, { station })).rejects.toMatchObject({
        code: 'STATION_CLOSED',
      });
      await expect(app.client().call(getScreenCode, { station })).rejects.toMatchObject({
        code: 'STATION_CLOSED',
      });
    });

    it('do not lend what staff have lent a moment ago', async () => {
      const { db } = app.deps;
      const { borrow } = await entered();
      const { barcode } = await buildItem(db);
      await staff.call(checkOut, { patronId: (await newReader()).id, barcode });
      expect((await borrow(barcode)).refusal?.code).toBe('ITEM_NOT_AVAILABLE');
    });
  });
});
