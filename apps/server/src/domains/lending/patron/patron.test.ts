import { getCertificationStatus } from '@lectern/contracts/lending/patron/get-certification-status';
import { getGroupLimit } from '@lectern/contracts/lending/patron/get-group-limit';
import { getGuaranteeDetail } from '@lectern/contracts/lending/patron/get-guarantee-detail';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getUserLimit } from '@lectern/contracts/lending/patron/get-user-limit';
import { listLoanRules } from '@lectern/contracts/lending/patron/list-loan-rules';
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putTenant } from '../../../platform/tenants/tenant-store.ts';
import {
  buildBlock,
  buildFineEntry,
  buildGuarantee,
  buildLoan,
  buildPatron,
  buildPatronGroup,
  buildRequest,
} from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { type BuiltPatron, createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { testSettings } from '../../../testing/test-settings.ts';

describeOnEachDatabase("the reader's account", (kind) => {
  let test: IlsApp;

  beforeAll(async () => {
    test = await createIlsApp(kind);
  });
  afterAll(() => test.close());

  it('says who the reader is and what needs action today, in the language of the request', async () => {
    const patron = await buildPatron(test.deps.db, { expires_on: '2030-06-30', expert: 1 });
    await buildLoan(test.deps.db, { patron_id: patron.id, due_date: '2026-02-28' });
    await buildLoan(test.deps.db, { patron_id: patron.id, due_date: '2026-03-04' });
    await buildRequest(test.deps.db, { patron_id: patron.id });
    const kept = await buildBib(test.deps.db, { title: 'The Wealth of Nations' });
    const hold = await buildRequest(test.deps.db, {
      patron_id: patron.id,
      bib_id: kept.id,
      step: 'reservation_arrived',
      kept_until: '2026-03-05',
    });
    await buildFineEntry(test.deps.db, { patron_id: patron.id, amount: 350 });
    const account = await (await test.signedIn(patron)).call(getPatron, {});
    expect(account).toEqual({
      userId: patron.id,
      primaryId: patron.primary_id,
      name: patron.name,
      libCode: 'MAIN',
      libName: 'Main Library',
      groupName: 'Undergraduates',
      email: patron.email,
      phone: '',
      opacPicUrl: '',
      profile: {
        department: '',
        position: '',
        grade: '',
        className: '',
        unit: '',
        job: '',
        certificateNo: '',
      },
      wechatBound: '0',
      passportBound: '0',
      subtencyFlag: '0',
      editableFields: ['department', 'position', 'grade', 'className', 'unit', 'job'],
      status: 'normal',
      frozenReason: '',
      timedBlock: null,
      major: '',
      effectTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      expiresOn: '2030-06-30',
      renewsUntil: null,
      expertFlag: true,
      loanCount: 2,
      loanLimit: null,
      overdueCount: 1,
      dueSoonCount: 1,
      holdsReady: 1,
      holdsWaiting: 1,
      readyHolds: [
        {
          holdId: hold.id,
          recordId: kept.id,
          title: 'The Wealth of Nations',
          libName: 'Main Library',
          readyUntil: '2026-03-05',
        },
      ],
      // 350 posted and 20 for two days overdue.
      owed: { amount: 350, currency: 'CNY' },
      accruing: { amount: 20, currency: 'CNY' },
      deposit: { amount: 0, currency: 'CNY' },
      prepayment: { amount: 0, currency: 'CNY' },
    });
    const chinese = await (await test.signedIn(patron, 'zh-CN')).call(getPatron, {});
    expect(chinese).toMatchObject({ libName: '总馆', groupName: '本科生' });
  });

  it.each<[string, () => Promise<BuiltPatron>]>([
    ['frozen', () => buildPatron(test.deps.db, { status: 'frozen' })],
    [
      'blocked',
      async () => {
        const patron = await buildPatron(test.deps.db);
        await buildBlock(test.deps.db, { patron_id: patron.id });
        return patron;
      },
    ],
    ['card_lost', () => buildPatron(test.deps.db, { status: 'card_lost' })],
    ['expired', () => buildPatron(test.deps.db, { expires_on: '2026-03-01' })],
    ['guaranteed', async () => (await guarantee()).guaranteed],
    ['guarantor', async () => (await guarantee()).guarantor],
  ])('calls an account %s', async (status, arrange) => {
    const account = await (await test.signedIn(await arrange())).call(getPatron, {});
    expect(account.status).toBe(status);
  });

  it('carries flags as the specification writes them', async () => {
    const patron = await buildPatron(test.deps.db, {
      email_verified: 1,
      tour_seen: 1,
      phone: '07700900100',
    });
    expect(await (await test.signedIn(patron)).call(getPatronFlags, {})).toEqual({
      emailFlag: '1',
      phoneFlag: '0',
      pdaRuleFlag: '0',
      fristLoginFlag: '1',
      email: patron.email,
      phone: '07700900100',
      sduUnionLoanFlag: '0',
    });
  });

  it('lists what the reader may borrow', async () => {
    const patron = await buildPatron(test.deps.db);
    const answer = await (await test.signedIn(patron, 'zh-CN')).call(listLoanRules, {});
    expect(answer).toMatchObject({ groupName: '本科生', maxLoans: null });
    expect(answer.rules).toContainEqual({
      itemType: 'book',
      itemTypeName: '图书',
      loanDays: 30,
      loanHours: null,
      renewDays: 30,
      maxRenewals: 3,
      maxLoans: null,
      finePerDay: { amount: 10, currency: 'CNY' },
      finePerHour: null,
      loanable: true,
    });
  });

  it('says how much of what the group may have is left', async () => {
    await buildPatronGroup(test.deps.db, { code: 'small', max_loans: 3 });
    const patron = await buildPatron(test.deps.db, { patron_group: 'small' });
    await buildLoan(test.deps.db, { patron_id: patron.id });
    await buildRequest(test.deps.db, { patron_id: patron.id });
    expect(await (await test.signedIn(patron)).call(getGroupLimit, {})).toMatchObject({
      maxLoans: 3,
      loanCount: 1,
      loansLeft: 2,
      requestsWaiting: 1,
      requestsReady: 0,
    });
    const unlimited = await test.signedIn(await buildPatron(test.deps.db));
    expect(await unlimited.call(getGroupLimit, {})).toMatchObject({ maxLoans: null, loansLeft: null });
  });

  it('says what stands against borrowing and renewing, the gravest first', async () => {
    await buildPatronGroup(test.deps.db, { code: 'one', max_loans: 1 });
    const patron = await buildPatron(test.deps.db, { patron_group: 'one' });
    const client = await test.signedIn(patron);
    expect(await client.call(getUserLimit, {})).toEqual({ canBorrow: true, canRenew: true, limits: [] });
    await buildLoan(test.deps.db, { patron_id: patron.id });
    expect(await client.call(getUserLimit, {})).toEqual({
      canBorrow: false,
      canRenew: true,
      limits: [{ code: 'LOAN_LIMIT_REACHED', message: 'The limit of 1 loan is reached.' }],
    });
    await buildFineEntry(test.deps.db, { patron_id: patron.id, amount: 9000 });
    const limited = await client.call(getUserLimit, {});
    expect(limited).toMatchObject({ canBorrow: false, canRenew: false });
    expect(limited.limits.map(({ code }) => code)).toEqual(['FINES_OVER_LIMIT', 'LOAN_LIMIT_REACHED']);
  });

  it('says which contacts are still to be verified', async () => {
    const { db, tenants } = test.deps;
    const verified = await buildPatron(db, { email_verified: 1, phone_verified: 1 });
    const half = await buildPatron(db, { email_verified: 1 });
    const none = await buildPatron(db);
    const missing = async (patron: BuiltPatron, bindMailOrPhone: '' | '1' | '2' | '3' | '4') => {
      const settings = testSettings('alpha');
      const wanting = { ...settings, public: { ...settings.public, bindMailOrPhone } };
      const now = test.deps.clock.now().toISOString();
      await putTenant(db, { id: TENANT, mappingPath: 'alpha', settings: wanting, now });
      await tenants.refresh();
      const answer = await (await test.signedIn(patron)).call(getCertificationStatus, {});
      expect(answer.certified).toBe(answer.missing.length === 0);
      return answer.missing;
    };
    expect(await missing(none, '')).toEqual([]);
    expect(await missing(none, '1')).toEqual(['mail', 'phone']);
    expect(await missing(half, '1')).toEqual([]);
    expect(await missing(half, '2')).toEqual(['phone']);
    expect(await missing(half, '4')).toEqual([]);
    expect(await missing(none, '3')).toEqual(['phone']);
    expect(await missing(verified, '2')).toEqual([]);
    expect(await missing(verified, '')).toEqual([]);
  });

  describe('the guarantee notice', () => {
    it('is empty for a reader without guarantees', async () => {
      const answer = await (await test.signedIn(await buildPatron(test.deps.db))).call(
        getGuaranteeDetail,
        {},
      );
      expect(answer).toEqual({
        guaranteedFlag: '0',
        guaranteeUserList: [],
        guaranteeUserPrimaryId: '',
        guaranteeUserAlert: '',
        guaranteeUserPhysicsLoan: [],
        guaranteeUserUnresolvedBehaviour: [],
      });
    });

    it('tells a guaranteed reader so', async () => {
      const { guaranteed } = await guarantee();
      const answer = await (await test.signedIn(guaranteed)).call(getGuaranteeDetail, {});
      expect(answer).toMatchObject({ guaranteedFlag: '1', guaranteeUserList: [] });
    });

    it('names the guaranteed readers to their guarantor', async () => {
      const { guarantor, guaranteed } = await guarantee();
      const answer = await (await test.signedIn(guarantor)).call(getGuaranteeDetail, {});
      expect(answer).toMatchObject({
        guaranteedFlag: '0',
        guaranteeUserList: [{ primaryId: guaranteed.primary_id, name: guaranteed.name }],
        guaranteeUserPrimaryId: '',
        guaranteeUserPhysicsLoan: [],
      });
      expect(answer.guaranteeUserAlert).toBe(
        `Your account guarantees ${guaranteed.name} (${guaranteed.primary_id}) and cannot be used until their accounts are cancelled. Please have this done soon.`,
      );
    });

    it('shows the guarantor what the guaranteed reader still has: loans and what is left of fines', async () => {
      const { guarantor, guaranteed } = await guarantee();
      const bib = await buildBib(test.deps.db, {
        title: '国富论',
        author: '斯密',
        description: { isbns: [{ value: '9787100012065', valid: true }] },
      });
      const item = await buildItem(test.deps.db, { bib_id: bib.id });
      const past = await buildLoan(test.deps.db, {
        patron_id: guaranteed.id,
        item_id: item.id,
        returned_at: '2026-02-20T02:00:00.000Z',
      });
      const open = await buildLoan(test.deps.db, { patron_id: guaranteed.id, item_id: item.id });
      const fine = { patron_id: guaranteed.id, loan_id: past.id };
      await buildFineEntry(test.deps.db, { ...fine, amount: 300, posted_at: '2026-02-20T02:00:00.000Z' });
      const damage = await buildFineEntry(test.deps.db, {
        ...fine,
        kind: 'damaged',
        amount: 500,
        posted_at: '2026-02-21T02:00:00.000Z',
      });
      const payment = { patron_id: guaranteed.id, kind: 'payment' as const, amount: -400 };
      await buildFineEntry(test.deps.db, { ...payment, posted_at: '2026-02-22T02:00:00.000Z' });
      const answer = await (await test.signedIn(guarantor, 'zh-CN')).call(getGuaranteeDetail, {});
      expect(answer.guaranteeUserPrimaryId).toBe(guaranteed.primary_id);
      expect(answer.guaranteeUserPhysicsLoan).toMatchObject([
        { loanId: open.id, title: '国富论', normReturnDate: '2026-03-12', locationName: '社科三楼' },
      ]);
      expect(answer.guaranteeUserUnresolvedBehaviour).toEqual([
        {
          behaviourDetlId: damage.id,
          behaviourTypeName: '污损',
          title: '国富论',
          author: '斯密',
          isbn: '9787100012065',
          callNo: item.call_number,
          barcode: item.barcode,
          propNo: '',
          locationName: '社科三楼',
          blockStartDate: '2026-02-21',
          blockEndDate: null,
          dueDebt: 400,
          dueDebtDecimal: '4.00',
          currency: 'CNY',
        },
      ]);
    });
  });

  it('says when the library system is away; flags, which the portal keeps itself, still come', async () => {
    const client = await test.signedIn(await buildPatron(test.deps.db));
    test.ils.goAway();
    try {
      const unavailable = { status: 503, code: 'ILS_UNAVAILABLE' };
      await expect(client.call(getPatron, {})).rejects.toMatchObject(unavailable);
      await expect(client.call(listLoanRules, {})).rejects.toMatchObject(unavailable);
      await expect(client.call(getGuaranteeDetail, {})).rejects.toMatchObject(unavailable);
      await expect(client.call(getPatronFlags, {})).resolves.toMatchObject({ fristLoginFlag: '0' });
    } finally {
      test.ils.comeBack();
    }
  });

  async function guarantee() {
    const guarantor = await buildPatron(test.deps.db);
    const guaranteed = await buildPatron(test.deps.db);
    await buildGuarantee(test.deps.db, { guarantor_id: guarantor.id, guaranteed_id: guaranteed.id });
    return { guarantor, guaranteed };
  }
});
