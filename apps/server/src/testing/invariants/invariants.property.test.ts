import { isRefusal } from '@lectern/contracts/kernel/refusal';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followCopies } from '../../domains/lending/circulation/requests/follow-copies.ts';
import { moveDueRequestsOf } from '../../domains/lending/circulation/requests/request-clock.ts';
import { serveWaiting } from '../../domains/lending/circulation/requests/serve-shelves.ts';
import type { DatabaseKind } from '../../platform/db/dialect.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { createTenantRegistry } from '../../platform/tenants/tenant-registry.ts';
import { createTestClock } from '../test-clock.ts';
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from '../test-database.ts';
import { testEvents } from '../test-events.ts';
import { faultsOf } from './faults-of.ts';
import { copyLibrary, snapshotOf, stateOf } from './other-orders.ts';
import { expectedRequest, faultsOfShelves } from './queue-order.ts';
import { type Known, type Moment, type Move, make, STAFF, stories, whatIsKnown } from './random-moves.ts';
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
/** `LECTERN_STORIES_SEED=903339019` plays those of a run that failed again. */
const SEED = process.env.LECTERN_STORIES_SEED;

/** A meeting is several moves. Undoing means the act that was the last one when it began, and is refused if another one comes between. */
const WITHOUT_ORDER: readonly Move['act'][] = ['meet', 'undo'];

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
      { numRuns: runsOn(kind), ...(SEED !== undefined && { seed: Number(SEED) }) },
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
    if ('joined' in moment) await partOrJoin(moment.joined);
    if ('gives' in moment) await giveCopy(moment.gives, moment.toNew);
    await moveDueRequestsOf({ db, clock, events: testEvents }, tenant);
    await serveWaiting({ db, clock, events: testEvents, tenants }, tenant);
    if (!('moves' in moment)) return;
    const known = await whatIsKnown(db, tenant.id);
    const { moves } = moment;
    const [only] = moves;
    if (moves.length === 1 && only?.act === 'scan') return scanned(only);
    if (moves.length !== 2 || moves.some(({ act }) => WITHOUT_ORDER.includes(act))) {
      await Promise.all(moves.map((move) => make(circulation, library, known, move)));
    } else {
      await inSomeOrder(moves, known);
    }
  }

  async function partOrJoin(joined: boolean): Promise<void> {
    const [novel, , newEdition] = library.bibs;
    const work_key = joined ? `novel-${tenant.id}` : '';
    await db.updateTable('bib').set({ work_key }).where('id', 'in', [novel!, newEdition!]).execute();
  }

  /** As an import does it; the copies of the set stay where they are. */
  async function giveCopy(number: number, toNew: boolean): Promise<void> {
    const [novel, , newEdition] = library.bibs;
    const [from, to] = toNew ? [novel!, newEdition!] : [newEdition!, novel!];
    await inTransaction(db, async (tx) => {
      const given = await tx
        .updateTable('item')
        .set({ bib_id: to })
        .where('tenant_id', '=', tenant.id)
        .where('barcode', '=', library.barcodes[number] ?? '')
        .where('bib_id', '=', from)
        .returning('id')
        .execute();
      await followCopies(
        tx,
        tenant.id,
        given.map(({ id }) => ({ itemId: id, from, to })),
      );
    });
  }

  /** A copy that is scanned goes to the first in the queue, and to nobody else. */
  async function scanned({ item, at }: Extract<Move, { act: 'scan' }>): Promise<void> {
    const barcode = library.barcodes[item] ?? '';
    const libraryCode = LIBRARIES[at] ?? '';
    const expected = await expectedRequest(db, ils, tenant.id, barcode);
    const answer = await ils.desk?.checkIn({ barcode, libraryCode, staffId: STAFF });
    expect(answer && !isRefusal(answer) && answer.keptForHold, `who gets ${barcode}`).toBe(expected);
  }

  /**
   * Two moves at once give the answers and leave the state of one of their two orders, tried on copies of the library.
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
    // No date ends like this: marks are taken off again.
    const mark = `~${copies++}`;
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
