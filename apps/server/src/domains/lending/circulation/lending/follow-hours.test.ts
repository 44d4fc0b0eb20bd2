import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { putException } from '@lectern/contracts/lending/places/put-exception';
import { putWeek } from '@lectern/contracts/lending/places/put-week';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createEventRunner, type EventRunner } from '../../../../platform/events/event-runner.ts';
import {
  buildClosedDays,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildRequest,
  buildSession,
} from '../../../../testing/builders.ts';
import { buildItem, buildLibrary } from '../../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { moveDueRequests } from '../requests/request-clock.ts';
import { hearHoursChanged } from './follow-hours.ts';

describeOnEachDatabase('a day that is closed after lending', (kind) => {
  let app: TestApp;
  let runner: EventRunner;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db, { code: 'MAIN' });
    await buildLoanRule(app.deps.db, { item_type: 'short', renew_days: 7, fine_per_day: 50 });
    desk = app.client({ token: await openStaffSession(app, ['circulation.places']) });
    runner = createEventRunner(app.deps, [hearHoursChanged]);
    runner.start();
  });
  beforeEach(async () => {
    app.clock.set('2026-03-02T02:00:00.000Z');
    await app.deps.db.deleteFrom('opening_exception').execute();
  });
  afterAll(async () => {
    await runner.stop();
    await app.close();
  });

  const close = (day: string) => desk.call(putException, { libraryCode: 'MAIN', day, hours: '' });
  const soon = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: 30_000, interval: 100 });

  async function lent(due_date: string) {
    const { db } = app.deps;
    const patron = await buildPatron(db);
    const item = await buildItem(db, { item_type: 'short' });
    const loan = await buildLoan(db, { patron_id: patron.id, item_id: item.id, due_date });
    const token = await buildSession(db, { id: patron.id, tenant_id: '1001' });
    return { reader: app.client({ token }), loanId: loan.id, barcode: item.barcode };
  }

  it('moves what is due on it to the next open day, and costs nothing up to then', async () => {
    const { reader, barcode } = await lent('2026-03-05');
    await close('2026-03-06');
    await close('2026-03-05');
    await soon(async () => {
      const { loans } = await reader.call(listLoans, {});
      expect(loans).toMatchObject([{ normReturnDate: '2026-03-07' }]);
    });
    app.clock.set('2026-03-07T03:00:00.000Z');
    expect((await reader.call(listLoans, {})).loans).toMatchObject([
      { overdue: false, overdueFine: { amount: 0 } },
    ]);
    const ils = await app.deps.ils.ofId('1001');
    expect(await ils.desk?.checkIn({ barcode, libraryCode: 'MAIN' })).toMatchObject({ finePosted: 0 });
  });

  it('costs nothing although nobody has moved the due date yet', async () => {
    const { reader } = await lent('2026-03-05');
    await buildClosedDays(app.deps.db, ['2026-03-05', '2026-03-06']);
    app.clock.set('2026-03-07T03:00:00.000Z');
    expect((await reader.call(listLoans, {})).loans).toMatchObject([{ overdueFine: { amount: 0 } }]);
    app.clock.set('2026-03-08T03:00:00.000Z');
    expect((await reader.call(listLoans, {})).loans).toMatchObject([{ overdueFine: { amount: 50 } }]);
  });

  it('takes no renewal that ends when the loan ends anyway', async () => {
    const { reader, loanId } = await lent('2026-03-08');
    await buildClosedDays(app.deps.db, ['2026-03-08', '2026-03-09']);
    await expect(reader.call(renewLoans, { loanIds: [loanId] })).rejects.toThrow();
    expect((await reader.call(listLoans, {})).loans).toMatchObject([
      { refusal: { code: 'RENEWAL_NOT_LONGER' }, renewFrom: '2026-03-04' },
    ]);
    app.clock.set('2026-03-04T02:00:00.000Z');
    expect((await reader.call(renewLoans, { loanIds: [loanId] })).results).toMatchObject([
      { renewed: true, normReturnDate: '2026-03-11' },
    ]);
  });

  it('keeps a copy until the next open day, which its reader is told', async () => {
    const { db } = app.deps;
    const kept = { step: 'reservation_arrived', kept_until: '2026-03-05', pickup_library: 'MAIN' } as const;
    const request = await buildRequest(db, { ...kept, moves_at: '2026-03-05T16:00:00.000Z' });
    await close('2026-03-05');
    const stored = () =>
      db.selectFrom('request').selectAll().where('id', '=', request.id).executeTakeFirstOrThrow();
    await soon(async () => expect((await stored()).kept_until).toBe('2026-03-06'));
    app.clock.set('2026-03-06T10:00:00.000Z');
    await moveDueRequests(app.deps);
    expect((await stored()).step).toBe('reservation_arrived');
    app.clock.set('2026-03-06T16:00:01.000Z');
    await moveDueRequests(app.deps);
    expect((await stored()).step).toBe('awaiting_return_to_stock');
  });

  it('moves what is due at an hour to the next opening, by weeks too', async () => {
    const { db } = app.deps;
    const { reader } = await lent('2026-03-12');
    await db
      .updateTable('loan')
      .set({ due_at: '2026-03-12T06:00:00.000Z' })
      .where('due_date', '=', '2026-03-12')
      .execute();
    const day = '09:00-18:00';
    await desk.call(putWeek, { libraryCode: 'MAIN', week: [day, day, day, day, '', day, day] });
    await soon(async () => {
      const { loans } = await reader.call(listLoans, {});
      expect(loans).toMatchObject([{ normReturnDate: '2026-03-13', dueTime: '09:00' }]);
    });
  });
});
