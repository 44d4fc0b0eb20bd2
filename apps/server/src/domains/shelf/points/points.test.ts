import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { checkScoreFlag } from '@lectern/contracts/shelf/points/check-score-flag';
import { correctPoints } from '@lectern/contracts/shelf/points/correct-points';
import { getPointTerms } from '@lectern/contracts/shelf/points/get-point-terms';
import { getReaderPoints } from '@lectern/contracts/shelf/points/get-reader-points';
import { getScoreNotice } from '@lectern/contracts/shelf/points/get-score-notice';
import { listPointLines } from '@lectern/contracts/shelf/points/list-point-lines';
import { putPointTerms } from '@lectern/contracts/shelf/points/put-point-terms';
import { scorePay } from '@lectern/contracts/shelf/points/score-pay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromJson } from '../../../platform/db/codecs.ts';
import { buildFineEntry, buildLoan, buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { checkLedger } from '../../lending/circulation/ledger/check-ledger.ts';
import { expireAllPoints } from './expire-all-points.ts';
import { hearReturns } from './hear-returns.ts';

const TERMS = {
  rules: [
    { event: 'loan_late' as const, points: -3, timesADay: null },
    { event: 'loan_on_time' as const, points: 10, timesADay: 2 },
  ],
  validDays: 100,
  pays: true,
  minorUnitsPerPoint: 10,
  leastPoints: 5,
  mostPointsADay: 40,
};
const REASON = 'Helped in the reading week';

describeOnEachDatabase('points', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db);
    const may = ['circulation.desk', 'circulation.rules', 'circulation.waive'] as const;
    desk = app.client({ token: await openStaffSession(app, may, 'MAIN') });
    await desk.call(putPointTerms, TERMS);
  });
  afterAll(async () => {
    expect(await checkLedger(app.deps.db)).toEqual([]);
    await app.close();
  });

  async function newReader(points = 0) {
    app.clock.set('2026-03-02T02:00:00.000Z');
    const patron = await buildPatron(app.deps.db);
    const reader = app.client({ token: await buildSession(app.deps.db, patron) });
    if (points > 0) await correct(patron, points);
    return { patron, reader };
  }

  const correct = (patron: { readonly primary_id: string }, change: number) =>
    desk.call(correctPoints, { reader: patron.primary_id, change, reason: REASON });

  /** A loan that is returned at the desk today, and heard of as often as told. */
  async function returned(patronId: string, due_date: string, times = 1) {
    const item = await buildItem(app.deps.db);
    const facts = { patron_id: patronId, item_id: item.id, bib_id: item.bib_id, due_date };
    const loan = await buildLoan(app.deps.db, facts);
    await desk.call(checkIn, { barcode: item.barcode });
    for (let time = 0; time < times; time++) await hearReturns.act?.(app.deps, TENANT, [loan.id]);
  }

  const have = async (reader: ReturnType<TestApp['client']>) =>
    (await reader.call(getScoreNotice, {})).points;

  it('are earned by returns on time as often as the rule says, once for each loan', async () => {
    const { patron, reader } = await newReader();
    await returned(patron.id, '2026-03-02', 3);
    expect(await have(reader)).toBe(10);
    await returned(patron.id, '2026-03-10');
    await returned(patron.id, '2026-03-10');
    const { total, scores } = await reader.call(listPointLines, {});
    expect(total).toBe(2);
    expect(scores).toMatchObject([
      { operation: 'loan_on_time', behaviorType: 'earned', change: 10, points: 20, status: 'valid' },
      { change: 10, points: 10, platform: 'library' },
    ]);
    app.clock.set('2026-03-03T02:00:00.000Z');
    await returned(patron.id, '2026-03-10');
    expect(await have(reader)).toBe(30);
  });

  it('are taken by late returns, and never below zero', async () => {
    const { patron, reader } = await newReader(5);
    await returned(patron.id, '2026-02-20');
    expect(await have(reader)).toBe(2);
    await returned(patron.id, '2026-02-20');
    await returned(patron.id, '2026-02-20');
    expect(await have(reader)).toBe(0);
    const { scores } = await reader.call(listPointLines, {});
    expect(scores.map(({ change, behaviorType }) => [behaviorType, change])).toEqual([
      ['lost', -2],
      ['lost', -3],
      ['corrected', 5],
    ]);
  });

  it('expire, those first that were earned first, and say so before', async () => {
    const { patron, reader } = await newReader(20);
    app.clock.set('2026-03-12T02:00:00.000Z');
    await correct(patron, 7);
    expect(await reader.call(getScoreNotice, {})).toMatchObject({
      points: 27,
      expiring: { points: 20, at: '2026-06-10T02:00:00.000Z' },
      minorUnitsPerPoint: 10,
      rules: TERMS.rules,
    });
    await correct(patron, -4);
    app.clock.set('2026-06-10T02:00:00.000Z');
    expect(await have(reader)).toBe(7);
    const job = expireAllPoints(app.deps);
    for (let time = 0; time < 2; time++) await job.run({} as never, new AbortController().signal);
    const { scores } = await reader.call(listPointLines, { rows: 2 });
    expect(scores).toMatchObject([
      { behaviorType: 'expired', operation: 'expiry', change: -16, points: 7 },
      { change: -4, points: 23 },
    ]);
  });

  it('pay chosen fines at the rate of the library, and leave the others', async () => {
    const { patron, reader } = await newReader(100);
    const one = await buildFineEntry(app.deps.db, { patron_id: patron.id, amount: 205 });
    const other = await buildFineEntry(app.deps.db, { patron_id: patron.id, amount: 900 });
    const chosen = { behaviourDetlIds: [one.id] };
    const offer = await reader.call(checkScoreFlag, chosen);
    expect(offer).toMatchObject({
      scoreFlag: 1,
      points: 100,
      perPoint: { amount: 10 },
      open: { amount: 205 },
      pointsForAll: 21,
      leastPoints: 5,
      mostPoints: 21,
      covers: { amount: 205 },
    });
    const paid = await reader.call(scorePay, { ...chosen, points: 21, amount: 205 });
    expect(paid).toMatchObject({ paid: { amount: 205 }, spent: 21, points: 79 });
    await expect(reader.call(scorePay, { ...chosen, points: 21, amount: 205 })).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
    });
    const { behaviours } = await reader.call(listBehaviours, {});
    const open = new Map(behaviours.map(({ behaviourDetlId, dueDebt }) => [behaviourDetlId, dueDebt]));
    expect([open.get(one.id), open.get(other.id)]).toEqual([0, 900]);
    expect(await have(reader)).toBe(79);
  });

  it('pay a part within the limits of a day, and nothing beyond', async () => {
    const { patron, reader } = await newReader(100);
    await buildFineEntry(app.deps.db, { patron_id: patron.id, amount: 1000 });
    expect(await reader.call(checkScoreFlag, {})).toMatchObject({ mostPoints: 40, covers: { amount: 400 } });
    await expect(reader.call(scorePay, { points: 41, amount: 1000 })).rejects.toMatchObject({
      code: 'POINTS_OUT_OF_LIMITS',
    });
    await reader.call(scorePay, { points: 38, amount: 1000 });
    expect(await reader.call(checkScoreFlag, {})).toMatchObject({ scoreFlag: 0, open: { amount: 620 } });
    app.clock.set('2026-03-03T02:00:00.000Z');
    expect(await reader.call(checkScoreFlag, {})).toMatchObject({ scoreFlag: 1, mostPoints: 40 });
  });

  it('pay once when two windows pay at the same time', async () => {
    const { patron, reader } = await newReader(30);
    await buildFineEntry(app.deps.db, { patron_id: patron.id, amount: 300 });
    const both = await Promise.allSettled([
      reader.call(scorePay, { points: 30, amount: 300 }),
      reader.call(scorePay, { points: 30, amount: 300 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await have(reader)).toBe(0);
  });

  it('are corrected by staff with a reason, which the audit keeps', async () => {
    const { patron, reader } = await newReader(12);
    await expect(correct(patron, -13)).rejects.toMatchObject({ code: 'POINTS_TOO_FEW' });
    expect(await correct(patron, -2)).toEqual({ points: 10 });
    expect((await reader.call(listPointLines, {})).scores[0]).toMatchObject({ note: REASON, change: -2 });
    expect(await desk.call(getReaderPoints, { reader: patron.primary_id })).toMatchObject({
      patronId: patron.id,
      points: 10,
      total: 2,
    });
    const audit = await app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'points.correct')
      .where('subject', '=', patron.id)
      .orderBy('id')
      .execute();
    expect(fromJson(audit.at(-1)!.details)).toMatchObject({
      before: { points: 12 },
      after: { points: 10, reason: REASON },
    });
  });

  it('follow the terms that staff set', async () => {
    expect(await desk.call(getPointTerms, {})).toEqual({ ...TERMS, currency: 'CNY' });
    const { patron, reader } = await newReader(50);
    await buildFineEntry(app.deps.db, { patron_id: patron.id, amount: 100 });
    await desk.call(putPointTerms, { ...TERMS, pays: false });
    expect(await reader.call(checkScoreFlag, {})).toMatchObject({ scoreFlag: 0, pays: false });
    await expect(reader.call(scorePay, { points: 10, amount: 100 })).rejects.toMatchObject({
      code: 'POINTS_NOT_TAKEN',
    });
    await desk.call(putPointTerms, TERMS);
  });
});
