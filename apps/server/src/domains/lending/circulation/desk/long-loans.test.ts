import { policySettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createEventRunner, type EventRunner } from '../../../../platform/events/event-runner.ts';
import { buildLoan, buildRequest, buildSession } from '../../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';
import { hearRecalls, hearRecallsTakenBack } from '../../loans/hear-recalls.ts';
import { POSTING_LISTENERS } from '../posting-listeners.ts';
import { lookAtLongLoans } from './long-loans.ts';

describeOnEachDatabase('long loans', (kind) => {
  let app: TestApp;
  let runner: EventRunner;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const settings = testSettings('alpha');
    const desk = { recall: { whenWaiting: 1 }, longOverdueDays: 30, lostCharge: 6000 };
    await putSettings(app, { ...settings, policy: policySettingsSchema.parse({ ...settings.policy, desk }) });
    runner = createEventRunner(app.deps, [hearRecalls, hearRecallsTakenBack]);
    runner.start();
  });
  afterAll(async () => {
    await runner.stop();
    await app.close();
  });

  async function look() {
    await vi.waitFor(async () => {
      const tenant = await app.deps.tenants.byId('1001');
      expect(tenant?.settings.policy.desk.recall.whenWaiting).toBe(1);
    }, 30_000);
    const tenant = await app.deps.tenants.byId('1001');
    if (tenant) await lookAtLongLoans({ ...app.deps, listeners: POSTING_LISTENERS }, tenant);
  }
  const loanOf = (id: string) =>
    app.deps.db.selectFrom('loan').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('are called back for who waits; their reader is told the new due date and cannot renew', async () => {
    const { db } = app.deps;
    const loan = await buildLoan(db, { due_date: '2026-05-20' });
    await buildRequest(db, { bib_id: loan.bib_id });
    await look();
    expect((await loanOf(loan.id)).due_date).toBe('2026-03-09');
    const ils = await app.deps.ils.ofId('1001');
    expect(await ils.loans(loan.patron_id ?? '')).toMatchObject([{ dueDate: '2026-03-09', recalled: true }]);
    const token = await buildSession(db, { id: loan.patron_id ?? '', tenant_id: '1001' });
    await vi.waitFor(async () => expect((await app.client({ token }).call(getMessages, {})).total).toBe(1), {
      timeout: 30_000,
      interval: 150,
    });
    await look();
    expect((await loanOf(loan.id)).due_date).toBe('2026-03-09');
  });

  it('that were called back are due as before when nobody waits any more, which their reader is told', async () => {
    const { db } = app.deps;
    const loan = await buildLoan(db, { due_date: '2026-05-20' });
    const overdue = await buildLoan(db, { due_date: '2026-05-20' });
    const requests = [
      await buildRequest(db, { bib_id: loan.bib_id }),
      await buildRequest(db, { bib_id: overdue.bib_id }),
    ];
    await look();
    expect((await loanOf(loan.id)).due_date).toBe('2026-03-09');
    await db.updateTable('loan').set({ due_date: '2026-03-01' }).where('id', '=', overdue.id).execute();
    const ids = requests.map(({ id }) => id);
    await db.updateTable('request').set({ step: 'cancelled' }).where('id', 'in', ids).execute();
    await look();
    await look();
    expect((await loanOf(loan.id)).due_date).toBe('2026-05-20');
    expect((await loanOf(overdue.id)).due_date).toBe('2026-03-01');
    const ils = await app.deps.ils.ofId('1001');
    expect(await ils.loans(loan.patron_id ?? '')).toMatchObject([{ recalled: false }]);
    const token = await buildSession(db, { id: loan.patron_id ?? '', tenant_id: '1001' });
    await vi.waitFor(
      async () => {
        const { messages } = await app.client({ token }).call(getMessages, {});
        const ended = messages.filter(({ type }) => type === 'loanRecallEnded');
        expect(ended.map(({ title }) => title)).toEqual([expect.stringContaining('May 20, 2026')]);
      },
      { timeout: 30_000, interval: 150 },
    );
  });

  it('that are overdue for very long end as lost, but not while their reader claims to have returned them', async () => {
    const { db } = app.deps;
    const lost = await buildLoan(db, { due_date: '2026-01-30' });
    const claimed = await buildLoan(db, { due_date: '2026-01-30', claimed_on: '2026-02-02' });
    const late = await buildLoan(db, { due_date: '2026-01-31' });
    await look();
    expect((await loanOf(lost.id)).returned_at).not.toBeNull();
    expect((await loanOf(claimed.id)).returned_at).toBeNull();
    expect((await loanOf(late.id)).returned_at).toBeNull();
    const ils = await app.deps.ils.ofId('1001');
    expect(await ils.openFines(lost.patron_id ?? '')).toMatchObject([
      { kind: 'overdue' },
      { kind: 'lost', amount: 6000 },
    ]);
  });

  it('that cannot be ended hold up neither the end of the look nor the loans behind them', async () => {
    const { db } = app.deps;
    for (let at = 0; at < 201; at++) await buildLoan(db, { due_date: '2026-01-02', patron_id: '' });
    const lost = await buildLoan(db, { due_date: '2026-01-03' });
    await look();
    expect((await loanOf(lost.id)).returned_at).not.toBeNull();
  });
});
