import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildFineEntry,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildPatronGroup,
  buildRequest,
} from '../../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary } from '../../../../testing/catalogue-builders.ts';
import { localIls } from '../../../../testing/local-systems.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { type QueuedRequest, requestsBefore } from '../store/queue.ts';

describeOnEachDatabase('the queue of a title', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db, { code: 'MAIN' });
    await buildPatronGroup(app.deps.db);
    await buildLoanRule(app.deps.db);
  });
  afterAll(() => app.close());

  it('counts those whom a copy can serve, alike for the record, the reader, the desk and a new request', async () => {
    const { db, clock } = app.deps;
    const ils = localIls({ db, clock });
    const { id: bib_id } = await buildBib(db);
    const [first, second] = [
      await buildItem(db, { bib_id, volume: 'v.1' }),
      await buildItem(db, { bib_id, volume: 'v.2' }),
    ];
    await buildLoan(db, { item_id: first.id });
    await buildLoan(db, { item_id: second.id });
    let day = 10;
    const waits = async (volume: string, patron = {}, request = {}) => {
      const { id: patron_id } = await buildPatron(db, patron);
      const placed_at = `2026-02-${day++}T02:00:00.000Z`;
      return buildRequest(db, { bib_id, patron_id, volume, placed_at, ...request });
    };
    await waits('v.1', {}, { suspended_until: '2026-03-20' });
    await waits('v.1', { status: 'frozen' });
    await waits('v.1', { expires_on: '2026-03-01' });
    const debtor = await waits('v.1');
    await buildFineEntry(db, { patron_id: debtor.patron_id, amount: 9_000 });
    const before = await waits('v.1');
    await waits('v.2');
    const own = await waits('v.1');

    const listed = await ils.requests?.list(own.patron_id, { offset: 0, limit: 5 });
    expect(listed).toMatchObject({ requests: [{ id: own.id, readersBefore: 1 }] });
    const ahead = await ils.requests?.list(before.patron_id, { offset: 0, limit: 5 });
    expect(ahead).toMatchObject({ requests: [{ readersBefore: 0 }] });
    const availability = await ils.availability([bib_id]);
    expect(availability).toMatchObject(new Map([[bib_id, { waiting: 3 }]]));
    expect(await ils.desk.item(first.barcode)).toMatchObject({ waiting: 2 });
    expect(await ils.desk.item(second.barcode)).toMatchObject({ waiting: 1 });
    const newcomer = await buildPatron(db);
    const options = await ils.requests?.options(newcomer.id, { bibId: bib_id, volume: 'v.1' }, []);
    expect(options).toMatchObject({ wait: { readersBefore: 2 } });
  });

  it('stops no renewal of another volume', async () => {
    const { db, clock } = app.deps;
    const { id: bib_id } = await buildBib(db);
    const item = await buildItem(db, { bib_id, volume: 'v.1' });
    const loan = await buildLoan(db, { item_id: item.id });
    await buildRequest(db, { bib_id, volume: 'v.2' });
    const loans = await localIls({ db, clock }).loans(loan.patron_id);
    expect(loans).toEqual([expect.not.objectContaining({ refusal: expect.anything() })]);
  });
});

describe('places in a queue', () => {
  const wish = fc.record({
    patron_id: fc.constantFrom('a', 'b', 'c', 'd'),
    volume: fc.constantFrom('', 'v.1', 'v.2'),
    priority: fc.integer({ min: 0, max: 2 }),
    placed_at: fc.constantFrom('2026-02-10', '2026-02-11', '2026-02-12'),
  });

  it('are in one order: of two who can have the same copy, one is before the other', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const queue: QueuedRequest[] = wishes.map((one, at) => ({
          ...one,
          id: String(at).padStart(2, '0'),
          bib_id: 'bib',
          wanted_item_id: null,
        }));
        const isBefore = (one: QueuedRequest, other: QueuedRequest) =>
          requestsBefore(queue, other).includes(one);
        for (const one of queue) {
          for (const other of queue) {
            const shares = one.volume === '' || other.volume === '' || one.volume === other.volume;
            const isOrdered = one.patron_id !== other.patron_id && shares;
            expect(Number(isBefore(one, other)) + Number(isBefore(other, one))).toBe(isOrdered ? 1 : 0);
          }
        }
      }),
    );
  });
});
