import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { sendEvents } from '../../testing/test-events.ts';
import { createEventSender } from './event-sender.ts';
import { eventType, type Subscription } from './event-type.ts';
import { countEvents, deleteEvents, pageEvents, takeEvents } from './outbox-store.ts';

const NOW = '2026-03-02T02:00:00.000Z';
const moved = eventType('thing.moved');
const [first, second]: readonly Subscription[] = [
  { name: 'first', hears: moved },
  { name: 'second', hears: moved },
] as const satisfies Subscription[];
if (!first || !second) throw new Error('two consumers');

describeOnBothDatabases('outbox', 'events', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());
  const toBoth = createEventSender(async () => [first, second]);
  const toFirst = createEventSender(async () => [first]);
  const send = (events: typeof toBoth, tenantId: string, subjectIds: readonly string[]) =>
    sendEvents({ db: database.db, events }, moved, subjectIds, tenantId);
  const waiting = async (consumer: Subscription) =>
    (await takeEvents(database.db, consumer, 1000)).map(({ subjectId }) => subjectId);

  it('gives events in their order, until they are deleted', async () => {
    const { db } = database;
    const ids = Array.from({ length: 450 }, (_, index) => `thing-${index}`);
    await send(toFirst, '1001', ids);
    const taken = await takeEvents(db, first, 10);
    expect(taken.map(({ subjectId }) => subjectId)).toEqual(ids.slice(0, 10));
    expect(await takeEvents(db, first, 10)).toEqual(taken);
    await deleteEvents(
      db,
      taken.map(({ seq }) => seq),
    );
    expect(await waiting(first)).toEqual(ids.slice(10));
    expect(await countEvents(db, first)).toEqual(new Map([['1001', 440]]));
    const seqs = (await pageEvents(db, first, '1001', { afterSeq: 0, limit: 1000 })).map(({ seq }) => seq);
    expect(await pageEvents(db, first, '1001', { afterSeq: seqs.at(-2) ?? 0, limit: 10 })).toHaveLength(1);
    await deleteEvents(db, seqs);
    expect(await waiting(first)).toEqual([]);
  });

  it('keeps an event for each consumer until that one has acted', async () => {
    const { db } = database;
    await send(toBoth, '1001', ['a', 'b']);
    const taken = await takeEvents(db, first, 10);
    await deleteEvents(
      db,
      taken.map(({ seq }) => seq),
    );
    expect(await waiting(first)).toEqual([]);
    expect(await waiting(second)).toEqual(['a', 'b']);
    await db.deleteFrom('outbox_event').execute();
  });

  it('stores nothing that nobody hears', async () => {
    await sendEvents({ db: database.db, events: toBoth }, eventType('thing.dropped'), ['a']);
    expect(await database.db.selectFrom('outbox_event').selectAll().execute()).toEqual([]);
  });

  it('keeps events of named tenants back', async () => {
    await send(toFirst, '1001', ['a', 'b']);
    await send(toFirst, '1002', ['c']);
    const others = await takeEvents(database.db, first, 10, { except: ['1001'] });
    expect(others.map(({ subjectId }) => subjectId)).toEqual(['c']);
    await database.db.deleteFrom('outbox_event').execute();
  });

  it('notes nothing when the transaction of the event fails', async () => {
    const { db } = database;
    const failed = db.transaction().execute(async (tx) => {
      await toFirst.send(tx, moved, { tenantId: '1001', subjectIds: ['d'], now: NOW });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await waiting(first)).toEqual([]);
  });

  // SQLite writes one transaction after the other.
  it.runIf(kind === 'postgres')('loses no event whose transaction ends after a later one', async () => {
    const { db } = database;
    const early = await db.startTransaction().execute();
    await toFirst.send(early, moved, { tenantId: '1001', subjectIds: ['early'], now: NOW });
    await send(toFirst, '1001', ['late']);
    const taken = await takeEvents(db, first, 10);
    expect(taken.map(({ subjectId }) => subjectId)).toEqual(['late']);
    await deleteEvents(
      db,
      taken.map(({ seq }) => seq),
    );
    await early.commit().execute();
    expect(await waiting(first)).toEqual(['early']);
  });
});
