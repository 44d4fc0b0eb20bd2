import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { listLoanRules } from '@lectern/contracts/lending/patron/list-loan-rules';
import { createOrder } from '@lectern/contracts/lending/payments/create-order';
import { getOrderStatus } from '@lectern/contracts/lending/payments/get-order-status';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import { payInSandbox } from '@lectern/contracts/lending/payments/pay-in-sandbox';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCatalogueCopies } from '../../domains/collection/catalogue/records/catalogue-copies.ts';
import { addTerminal } from '../../domains/counter/terminals/terminals.ts';
import { localDriver } from '../../domains/lending/circulation/local-ils.ts';
import { createToldPayments } from '../../domains/lending/payments/told/told-payments.ts';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { createLibrarySystems } from '../../ports/ils/library-systems.ts';
import { sip2Driver } from '../../ports/ils/sip2/sip2-driver.ts';
import { createPaymentChannels } from '../../ports/payments/payment-channels.ts';
import { openSandbox } from '../../ports/payments/sandbox/sandbox-channel.ts';
import { type Sip2Server, startSip2Server } from '../../standards/sip2/server/sip2-server.ts';
import { buildCaptcha, buildFineEntry, buildLoan, buildLoanRule, buildPatron } from '../builders.ts';
import { buildBib, buildItem, buildLibrary } from '../catalogue-builders.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { describeOnEachDatabase } from '../test-database.ts';
import { putSettings, testSettings } from '../test-settings.ts';

const PASSWORD = 'Lectern 2026!';
const SERVER = {
  host: '127.0.0.1',
  port: 0,
  tls: undefined,
  connections: 50,
  silenceMs: 60_000,
  signInMs: 60_000,
};

/** Library alpha keeps its circulation elsewhere: in library beta, which it asks over SIP2. */
describeOnEachDatabase('a library whose circulation is asked over SIP2', (kind) => {
  let app: TestApp;
  let server: Sip2Server;
  let token: string;
  let barcode: string;
  let recordId: string;

  beforeAll(async () => {
    app = await createTestApp({
      kind,
      adapt: (deps) => {
        const { db, clock, log, secrets } = deps;
        const sip2 = {
          clock,
          log,
          secrets,
          copies: createCatalogueCopies(db),
          resolveOutside: async (host: string) => host,
          told: createToldPayments(db),
        };
        const payments = createPaymentChannels([openSandbox(deps)]);
        return { ...deps, payments, ils: createLibrarySystems(deps, [localDriver(deps), sip2Driver(sip2)]) };
      },
    });
    const { db, secrets, tenants } = app.deps;
    await buildLibrary(db);
    await buildLibrary(db, { tenant_id: '1002' });
    await buildLoanRule(db, { tenant_id: '1002' });
    server = await startSip2Server(app.deps, SERVER);
    const terminal = {
      account: 'portal',
      libraryCode: 'MAIN',
      encoding: 'utf-8',
      lineEnd: 'cr',
      needsPin: false,
    } as const;
    const added = await addTerminal(app.deps, '1002', terminal);
    if ('fault' in added) throw new Error(added.fault);
    await secrets.set('1001', 'ils.password', added.secret);
    const ils = {
      kind: 'sip2',
      host: '127.0.0.1',
      port: server.port,
      transport: 'plain',
      account: 'beta/portal',
      password: 'ils.password',
      libraryCode: 'MAIN',
    };
    await putSettings(app, { ...testSettings('alpha'), ils, payments: { sandbox: true, refundLimit: 0 } });
    await vi.waitFor(async () => {
      expect((await tenants.byId('1001'))?.settings.ils.kind).toBe('sip2');
    }, 30_000);
    const there = await buildItem(db, { tenant_id: '1002' });
    const patron = await buildPatron(db, {
      tenant_id: '1002',
      primary_id: 'C100',
      name: '李明',
      password_hash: await hashPassword(PASSWORD),
    });
    await buildLoan(db, {
      tenant_id: '1002',
      item_id: there.id,
      patron_id: patron.id,
      due_date: '2026-03-04',
    });
    await buildFineEntry(db, { tenant_id: '1002', patron_id: patron.id, amount: 120 });
    ({ barcode } = there);
    const bib = await buildBib(db, { title: '红楼梦' });
    recordId = bib.id;
    await buildItem(db, { bib_id: bib.id, barcode });
    const captcha = await buildCaptcha(db, app.clock);
    const password = encryptWirePassword(PASSWORD);
    token = (await app.client().call(signIn, { username: 'C100', password, ...captcha })).jwt;
  });
  afterAll(async () => {
    await server.stop();
    await app.close();
  });

  const reader = () => app.client({ token });

  it('signs its readers in with the password that they have there, and nobody else', async () => {
    expect(await reader().call(getSessionUser, {})).toMatchObject({ name: '李明', libCode: 'MAIN' });
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    const wrong = { username: 'C100', password: encryptWirePassword('wrong'), ...captcha };
    await expect(app.client().call(signIn, wrong)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('shows account, loans and debts from there, with the records of its own catalogue', async () => {
    expect(await reader().call(getPatron, {})).toMatchObject({
      loanCount: 1,
      dueSoonCount: 1,
      owed: { amount: 120 },
    });
    expect(await reader().call(listLoans, {})).toMatchObject({
      loans: [
        {
          loanId: barcode,
          recordId,
          title: '红楼梦',
          normReturnDate: '2026-03-04',
          loanDate: '',
          canRenew: true,
        },
      ],
    });
    expect(await reader().call(getAmountOwed, {})).toMatchObject({ owed: { amount: 120 } });
    expect(await reader().call(listPastLoans, {})).toEqual({ total: 0, historyDays: null, loans: [] });
    expect(await reader().call(listLoanRules, {})).toMatchObject({ rules: [] });
  });

  it('shows where its copies are now', async () => {
    const { live, records } = await app.client().call(getOnShelfCounts, { recordIds: [recordId] });
    expect({ live, records }).toMatchObject({ live: true, records: [{ itemCount: 1, onShelfCount: 0 }] });
    expect(await app.client().call(listItems, { recordId })).toMatchObject({
      items: [{ status: 'on_loan' }],
    });
  });

  it('renews there', async () => {
    expect(await reader().call(renewLoans, { loanIds: [barcode] })).toMatchObject({ renewed: 1 });
    const loan = await app.deps.db
      .selectFrom('loan')
      .select(['due_date', 'renewals'])
      .executeTakeFirstOrThrow();
    expect(loan).toEqual({ due_date: '2026-04-01', renewals: 1 });
    expect(await reader().call(listLoans, {})).toMatchObject({ loans: [{ normReturnDate: '2026-04-01' }] });
  });

  it('takes a payment for what is owed there, tells the system once, and gives a receipt', async () => {
    const { behaviours } = await reader().call(listBehaviours, {});
    expect(behaviours).toMatchObject([{ dueDebt: 120 }]);
    const fineIds = behaviours.map(({ behaviourDetlId }) => behaviourDetlId);
    const order = await reader().call(createOrder, { channel: 'sandbox', fineIds, amount: 120 });
    const wallet = new URLSearchParams(order.address.split('?')[1]).get('token') ?? '';
    await app.client().call(payInSandbox, { token: wallet });
    const { orderNo } = order;
    for (let time = 0; time < 2; time += 1)
      expect(await reader().call(getOrderStatus, { channel: 'sandbox', orderNo })).toMatchObject({
        state: 'paid',
        booked: true,
      });
    expect(await reader().call(getAmountOwed, {})).toMatchObject({ owed: { amount: 0 } });
    const { entries } = await reader().call(listAccountEntries, {});
    expect(entries).toMatchObject([{ kind: 'payment', orderNo, amount: { amount: -120 } }]);
    const paidThere = app.deps.db
      .selectFrom('ledger_posting')
      .select('kind')
      .where('tenant_id', '=', '1002')
      .where('kind', '=', 'payment');
    expect(await paidThere.execute()).toHaveLength(1);
  });

  it('goes on without its account pages while the system there does not answer', async () => {
    await server.stop();
    await expect(reader().call(listLoans, {})).rejects.toMatchObject({ code: 'ILS_UNAVAILABLE' });
    expect(await app.client().call(getOnShelfCounts, { recordIds: [recordId] })).toBeDefined();
  });
});
