import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities.ts';
import { expectCode, type IlsWorld, offered } from '../ils-world.ts';

const FIRST = { offset: 0, limit: 10 };

/** Reservations, which every system has that takes requests. */
export function promiseReservations(given: () => IlsWorld, can: readonly Ability[]): void {
  const requests = () => offered(given().ils.requests);

  /** A title whose one copy is lent to another reader. */
  async function lentTitle(title = 'Middlemarch') {
    const bibId = await given().addBib({ title });
    const { id } = await given().addItem({ bibId });
    await given().addLoan(await given().addPatron(), id);
    return bibId;
  }

  const reserve = (patron: string, bibId: string, pickupLibrary = 'MAIN') =>
    requests().place(patron, {
      kind: 'reservation',
      bibId,
      pickupLibrary,
      contact: '13800138000',
      noticeWays: [],
      comments: '',
    });

  describe('reservations', () => {
    it('are offered for a title that is lent, with where it can be picked up', async () => {
      const { options } = await requests().options(
        await given().addPatron(),
        { bibId: await lentTitle() },
        [],
      );
      const reservation = options.find(({ kind }) => kind === 'reservation');
      expect(reservation?.refusal).toBeUndefined();
      expect(reservation?.pickupLibraries).toContain('MAIN');
    });

    it('put their patron into the queue, once, and nobody else', async () => {
      const [patron, other] = [await given().addPatron(), await given().addPatron()];
      const bibId = await lentTitle();
      const placed = await reserve(patron, bibId);
      expect(placed).toMatchObject({ kind: 'reservation', step: 'reserving', title: 'Middlemarch' });
      await expect(reserve(patron, bibId)).rejects.toMatchObject({
        code: expect.stringMatching(/^REQUEST_(ALREADY_OPEN|DENIED)/),
      });
      const listed = await requests().list(patron, FIRST);
      expect(listed).toMatchObject({ total: 1, requests: [{ id: placed.id, title: 'Middlemarch' }] });
      expect(await requests().find(patron, placed.id)).toMatchObject({ request: { id: placed.id } });
      expect(await requests().quotas(patron)).toMatchObject({ open: 1 });
      expect(await requests().list(other, FIRST)).toEqual({ total: 0, requests: [] });
      await expectCode(requests().find(other, placed.id), 'REQUEST_NOT_FOUND');
    });

    it('placed twice at once are placed once', async () => {
      const patron = await given().addPatron();
      const bibId = await lentTitle();
      const answers = await Promise.allSettled([reserve(patron, bibId), reserve(patron, bibId)]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await requests().list(patron, FIRST)).total).toBe(1);
    });

    it('are placed at no library that hands nothing out, and for no patron who is blocked', async () => {
      const bibId = await lentTitle();
      await expectCode(reserve(await given().addPatron(), bibId, 'NOWHERE'), 'REQUEST_PLACE_NOT_SERVED');
      const frozen = await given().addPatron({ status: 'frozen' });
      await expectCode(reserve(frozen, bibId), 'ACCOUNT_FROZEN');
      expect((await requests().list(frozen, FIRST)).total).toBe(0);
    });

    it('are not placed while a copy is on the shelf', async () => {
      const { bibId } = await given().addItem();
      await expectCode(reserve(await given().addPatron(), bibId), 'REQUEST_COPY_ON_SHELF');
    });

    it('are cancelled by their patron alone, and are open no longer', async () => {
      const [patron, other] = [await given().addPatron(), await given().addPatron()];
      const bibId = await lentTitle();
      const { id } = await reserve(patron, bibId);
      await expectCode(requests().cancel(other, id), 'REQUEST_NOT_FOUND');
      expect(await requests().cancel(patron, id)).toMatchObject({ id, step: 'cancelled' });
      expect(await requests().list(patron, { ...FIRST, status: 'started' })).toMatchObject({ total: 0 });
      await reserve(patron, bibId);
      expect(await requests().list(patron, { ...FIRST, status: 'started' })).toMatchObject({ total: 1 });
    });

    if (!can.includes('requestKinds')) promiseNothingElse();
    if (can.includes('pausedRequests')) promisePauses();
    if (can.includes('anyEdition')) promiseAnyEdition();
    else promiseThisEditionOnly();
  });

  function promiseNothingElse(): void {
    it('are the only requests', async () => {
      const patron = await given().addPatron();
      const bibId = await lentTitle();
      const { options } = await requests().options(patron, { bibId }, []);
      const offeredKinds = options.filter(({ refusal }) => !refusal).map(({ kind }) => kind);
      expect(offeredKinds).toEqual(['reservation']);
      const wish = { bibId, pickupLibrary: 'MAIN', contact: '', noticeWays: [], comments: '' } as const;
      await expectCode(requests().place(patron, { ...wish, kind: 'entrust' }), 'REQUEST_KIND_OFF');
    });
  }

  function promiseThisEditionOnly(): void {
    it('wait for no other edition, and the system has no question about them', () => {
      expect(requests().editions).toBeUndefined();
    });
  }

  function promiseAnyEdition(): void {
    it('of several editions are one request, which the first copy of any of them serves', async () => {
      const [patron, holder] = [await given().addPatron(), await given().addPatron()];
      const bibs = [];
      for (const title of ['Middlemarch', 'Middlemarch: the new edition']) {
        const bibId = await given().addBib({ title, work_key: 'middlemarch' });
        const { id } = await given().addItem({ bibId });
        await given().addLoan(holder, id);
        bibs.push(bibId);
      }
      const [bibId, other] = bibs as [string, string];
      const editions = await offered(requests().editions)(patron, bibId);
      expect(editions).toMatchObject([{ bibId: other, readersBefore: 0 }]);
      const wish = { bibId, pickupLibrary: 'MAIN', contact: '13800138000', noticeWays: [], comments: '' };
      const placed = await requests().place(patron, { ...wish, kind: 'reservation', otherBibIds: [other] });
      expect(placed).toMatchObject({ step: 'reserving', bibId, otherBibIds: [other], readersBefore: 0 });
      expect(await requests().quotas(patron)).toMatchObject({ open: 1 });
      expect((await requests().list(patron, FIRST)).total).toBe(1);
      expect(await requests().cancel(patron, placed.id)).toMatchObject({ step: 'cancelled' });
      const strange = { ...wish, kind: 'reservation', otherBibIds: [await lentTitle()] } as const;
      await expectCode(requests().place(patron, strange), 'REQUEST_EDITION_WRONG');
    });
  }

  function promisePauses(): void {
    const pause = (patron: string, id: string, until: string | null) =>
      offered(requests().suspend)(patron, id, until);

    it('are suspended until a day and taken up again, by their patron alone, and keep their place', async () => {
      const patron = await given().addPatron();
      const bibId = await lentTitle();
      const { id } = await reserve(patron, bibId);
      await reserve(await given().addPatron(), bibId);
      await expectCode(pause(await given().addPatron(), id, '2026-03-20'), 'REQUEST_NOT_FOUND');
      await expectCode(pause(patron, id, '2026-03-01'), 'REQUEST_DAY_WRONG');
      const paused = { step: 'reserving', suspendedUntil: '2026-03-20', readersBefore: 0 };
      expect(await pause(patron, id, '2026-03-20')).toMatchObject(paused);
      expect(await requests().list(patron, FIRST)).toMatchObject({ requests: [paused] });
      expect(await pause(patron, id, '2026-03-25')).toMatchObject({ suspendedUntil: '2026-03-25' });
      expect(await pause(patron, id, null)).toMatchObject({ suspendedUntil: null, readersBefore: 0 });
      await requests().cancel(patron, id);
      await expect(pause(patron, id, '2026-03-20')).rejects.toMatchObject({
        code: expect.stringMatching(/^REQUEST_NOT_(FOUND|SUSPENDABLE)$/),
      });
    });

    it('that are kept already are not suspended', async () => {
      const patron = await given().addPatron();
      const { bibId } = await given().addItem();
      await given().addHold({ bibId }, { patronId: patron, readyUntil: '2026-03-09' });
      const { requests: listed } = await requests().list(patron, FIRST);
      await expectCode(pause(patron, listed[0]?.id ?? '', '2026-03-20'), 'REQUEST_NOT_SUSPENDABLE');
    });
  }
}
