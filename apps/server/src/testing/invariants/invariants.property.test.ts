import { isRefusal } from '@lectern/contracts/kernel/refusal';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveDueRequestsOf } from '../../domains/lending/circulation/requests/request-clock.ts';
import { serveWaiting } from '../../domains/lending/circulation/requests/serve-shelves.ts';
import type { DatabaseKind } from '../../platform/db/dialect.ts';
import { createTenantRegistry } from '../../platform/tenants/tenant-registry.ts';
import { createTestClock } from '../test-clock.ts';
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from '../test-database.ts';
import { testEvents } from '../test-events.ts';
import { faultsOf } from './faults-of.ts';
import { copyLibrary, snapshotOf, stateOf } from './other-orders.ts';
import { expectedRequest, faultsOfShelves } from './queue-order.ts';
import { type Known, type Moment, type Move, make, stories, whatIsKnown } from './random-moves.ts';
import {
  buildSmallLibrary,
  circulationOf,
  LIBRARIES,
  QUOTAS,
  type SmallLibrary,
  type SmallPolicy,
} from './small-library.ts';

/** `LECTERN_STORIES=500` plays so many. On PostgreSQL a story takes four times as long. */
const runsOn = (kind: DatabaseKind) => Number(process.env.LECTERN_STORIES ?? (kind === 'sqlite' ? 24 : 8));

describeOnBothDatabases('a small library in which anything happens at any time', 'locks', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  // A story takes as long as the disk does.
  it('keeps its promises, and moves at once end as in some order of them', { timeout: 900_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(stories, fc.boolean(), async (story, reservationAlways) => {
        const world = await openWorld(database, { reservationAlways });
        for (const moment of story) {
          await world.live(moment);
          expect(await world.faults()).toEqual([]);
        }
      }),
      { numRuns: runsOn(kind) },
    );
  });
});

async function openWorld({ db }: TestDatabase, policy: SmallPolicy) {
  const clock = createTestClock();
  const library = await buildSmallLibrary(db, policy);
  const circulation = circulationOf(db, clock, library.tenant);
  const { ils } = circulation;
  const { tenant, readers } = library;
  const tenants = { ...createTenantRegistry(db), all: async () => [tenant] };
  let copies = 0;

  async function live(moment: Moment): Promise<void> {
    clock.advance(1);
    if ('hours' in moment) clock.advance(moment.hours * 3600);
    if ('freezes' in moment) {
      const status = moment.frozen ? 'frozen' : 'normal';
      const frozen = db.updateTable('patron').set({ status });
      await frozen.where('id', '=', readers[moment.freezes] ?? '').execute();
    }
    await moveDueRequestsOf({ db, clock, events: testEvents }, tenant);
    await serveWaiting({ db, clock, events: testEvents, tenants }, tenant);
    if (!('moves' in moment)) return;
    const known = await whatIsKnown(db, tenant.id);
    const { moves } = moment;
    const [only] = moves;
    if (moves.length === 1 && only?.act === 'scan') return scanned(only);
    if (moves.length !== 2 || moves.some(({ act }) => act === 'meet')) {
      await Promise.all(moves.map((move) => make(circulation, library, known, move)));
    } else {
      await inSomeOrder(moves, known);
    }
  }

  /** A copy that is scanned goes to the first in the queue, and to nobody else. */
  async function scanned({ item, at }: Extract<Move, { act: 'scan' }>): Promise<void> {
    const barcode = library.barcodes[item] ?? '';
    const libraryCode = LIBRARIES[at] ?? '';
    const expected = await expectedRequest(db, ils, tenant.id, barcode);
    const answer = await ils.desk?.checkIn({ barcode, libraryCode });
    expect(answer && !isRefusal(answer) && answer.keptForHold, `who gets ${barcode}`).toBe(expected);
  }

  /**
   * Two moves at once give the answers and leave the state of one of their two orders, tried on copies of the library. A meeting is several
   * moves.
   */
  async function inSomeOrder(moves: readonly Move[], known: Known): Promise<void> {
    const before = await snapshotOf(db, tenant.id);
    const answers = await Promise.all(moves.map((move) => make(circulation, library, known, move)));
    const happened = { answers, state: await stateOf(db, tenant.id, '') };
    const orders = [
      await orderOf(moves, known, before),
      await orderOf(moves.toReversed(), known, before, true),
    ];
    expect(orders, JSON.stringify(moves)).toContainEqual(happened);
  }

  async function orderOf(
    moves: readonly Move[],
    known: Known,
    before: Awaited<ReturnType<typeof snapshotOf>>,
    reversed = false,
  ) {
    const mark = `-${copies++}`;
    const copy = await copyLibrary(db, library, before, mark);
    const there: SmallLibrary = copy.library;
    const requests = known.requests.map((request) => ({
      ...request,
      id: copy.idOf(request.id),
      patron_id: copy.idOf(request.patron_id),
      holder_id: request.holder_id && copy.idOf(request.holder_id),
    }));
    const loans = new Map([...known.loans].map(([patron, loan]) => [copy.idOf(patron), copy.idOf(loan)]));
    const own = circulationOf(db, clock, there.tenant);
    const answers: string[] = [];
    for (const move of moves) answers.push(await make(own, there, { requests, loans }, move));
    return {
      answers: reversed ? answers.toReversed() : answers,
      state: await stateOf(db, there.tenant.id, mark),
    };
  }

  async function faults(): Promise<string[]> {
    return [...(await faultsOf(db, tenant.id, QUOTAS)), ...(await faultsOfShelves(db, ils, tenant.id))];
  }

  return { live, faults };
}
