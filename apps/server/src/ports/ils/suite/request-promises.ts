import { describe, expect, it } from 'vitest';
import { expectCode, type IlsWorld, offered } from '../ils-world.ts';

/** Requests of readers. */
export function promiseRequests(given: () => IlsWorld): void {
  const requests = () => offered(given().ils.requests);
  const FIRST = { offset: 0, limit: 10 };

  describe('requests', () => {
    it('are listed for their patron alone, with the readers who are served before', async () => {
      const patron = await given().addPatron();
      const bibId = await given().addBib({ title: 'Middlemarch' });
      await given().addHold({ bibId }, { placedAt: '2026-02-19T00:00:00.000Z' });
      const id = await given().addHold({ bibId }, { patronId: patron, placedAt: '2026-02-20T00:00:00.000Z' });
      await given().addHold({ bibId }, { placedAt: '2026-02-21T00:00:00.000Z' });
      expect(await requests().list(patron, FIRST)).toMatchObject({
        total: 1,
        requests: [
          {
            id,
            kind: 'reservation',
            step: 'reserving',
            bibId,
            title: 'Middlemarch',
            pickupLibrary: 'MAIN',
            readersBefore: 1,
            keptUntil: null,
          },
        ],
      });
    });

    it('are possible, or have the reason why not, and what is possible can be placed', async () => {
      const patron = await given().addPatron();
      const onShelf = await given().addItem({ libraryCode: 'SOUTH' });
      const { options, canFetch } = await requests().options(patron, { bibId: onShelf.bibId }, []);
      expect(options.map(({ kind, refusal }) => [kind, refusal?.code ?? ''])).toEqual([
        ['reservation', 'REQUEST_COPY_ON_SHELF'],
        ['entrust', ''],
        ['online_loan', ''],
        ['relending', 'REQUEST_NO_LENDER'],
        ['home_delivery', 'DELIVERY_ADDRESS_MISSING'],
      ]);
      expect(canFetch).toBe(true);
      const wish = { bibId: onShelf.bibId, contact: '13800138000', noticeWays: [], comments: '' } as const;
      await expectCode(
        requests().place(patron, { ...wish, kind: 'reservation', pickupLibrary: 'MAIN' }),
        'REQUEST_COPY_ON_SHELF',
      );
      const placed = await requests().place(patron, { ...wish, kind: 'entrust', pickupLibrary: 'MAIN' });
      expect(placed).toMatchObject({ kind: 'entrust', pickupLibrary: 'MAIN', barcode: onShelf.barcode });
      expect((await requests().list(patron, FIRST)).total).toBe(1);
      expect(await requests().quotas(patron)).toMatchObject({ open: 1 });
    });

    it('set their copy aside, so that it serves nobody else', async () => {
      const { bibId } = await given().addItem();
      const place = async (patron: string) =>
        requests().place(patron, {
          bibId,
          kind: 'online_loan',
          pickupLibrary: 'MAIN',
          contact: '13800138000',
          noticeWays: [],
          comments: '',
        });
      const readers = [await given().addPatron(), await given().addPatron()];
      const answers = await Promise.allSettled(readers.map(place));
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await given().ils.items(bibId))[0]?.status).toBe('on_hold_shelf');
      expect((await given().ils.availability([bibId])).get(bibId)?.loanableCount).toBe(0);
    });

    it('are listed by status and in pages, what is open first', async () => {
      const patron = await given().addPatron();
      const [first, second, kept] = [
        await given().addHold({ bibId: await given().addBib() }, { patronId: patron }),
        await given().addHold({ bibId: await given().addBib() }, { patronId: patron }),
        await given().addHold(
          { bibId: await given().addBib() },
          { patronId: patron, readyUntil: '2026-03-09' },
        ),
      ];
      await requests().cancel(patron, second);
      const ids = async (filter: object) => {
        const { total, requests: found } = await requests().list(patron, { ...FIRST, ...filter });
        return { total, ids: found.map(({ id }) => id) };
      };
      expect(await ids({})).toEqual({ total: 3, ids: [kept, first, second] });
      expect(await ids({ offset: 1, limit: 1 })).toEqual({ total: 3, ids: [first] });
      expect(await ids({ status: 'started' })).toEqual({ total: 1, ids: [first] });
      expect(await ids({ status: 'accepted' })).toEqual({ total: 1, ids: [kept] });
      expect(await ids({ status: 'cancelled' })).toEqual({ total: 1, ids: [second] });
    });

    it('are cancelled once, by their patron alone, and tell when', async () => {
      const patron = await given().addPatron();
      const id = await given().addHold({ bibId: await given().addBib() }, { patronId: patron });
      await expectCode(requests().cancel(await given().addPatron(), id), 'REQUEST_NOT_FOUND');
      await expectCode(requests().find(await given().addPatron(), id), 'REQUEST_NOT_FOUND');
      expect(await requests().cancel(patron, id)).toMatchObject({ id, step: 'cancelled' });
      expect(await requests().cancel(patron, id)).toMatchObject({ id, step: 'cancelled' });
      const { request, moves } = await requests().find(patron, id);
      expect(request.step).toBe('cancelled');
      expect(moves.map(({ move, mover, step }) => [move, mover, step])).toEqual([
        ['cancel', 'reader', 'cancelled'],
      ]);
    });

    it('are not cancelled any more when the copy is lent, but when it is kept', async () => {
      const { desk } = given().ils;
      const patron = await given().addPatron();
      const lent = await given().addItem();
      const id = await given().addHold({ bibId: lent.bibId }, { patronId: patron });
      await desk?.checkOut({ patronId: patron, barcode: lent.barcode, libraryCode: 'MAIN' });
      if (desk) await expectCode(requests().cancel(patron, id), 'REQUEST_NOT_CANCELLABLE');
      const kept = await given().addHold(
        { bibId: await given().addBib() },
        { patronId: patron, readyUntil: '2026-03-09' },
      );
      expect(await requests().cancel(patron, kept)).toMatchObject({ step: 'cancelled' });
    });

    it('that two cancel at once are cancelled once', async () => {
      const patron = await given().addPatron();
      const id = await given().addHold({ bibId: await given().addBib() }, { patronId: patron });
      await Promise.all([requests().cancel(patron, id), requests().cancel(patron, id)]);
      expect((await requests().find(patron, id)).moves).toHaveLength(1);
    });
  });
}
