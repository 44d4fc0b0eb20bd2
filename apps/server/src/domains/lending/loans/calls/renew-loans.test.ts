import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildFineEntry,
  buildGuarantee,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildRequest,
} from '../../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../../testing/catalogue-builders.ts';
import { type BuiltPatron, createIlsApp, type IlsApp } from '../../../../testing/ils-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

describeOnEachDatabase('renewing loans', (kind) => {
  let test: IlsApp;

  beforeAll(async () => {
    test = await createIlsApp(kind);
  });
  afterAll(() => test.close());

  /** A patron with one open loan. */
  async function borrower(
    given: {
      readonly patron?: Parameters<typeof buildPatron>[1];
      readonly item?: Parameters<typeof buildItem>[1];
      readonly loan?: Parameters<typeof buildLoan>[1];
    } = {},
  ) {
    const patron = await buildPatron(test.deps.db, given.patron);
    const item = await buildItem(test.deps.db, given.item);
    const loan = await buildLoan(test.deps.db, { patron_id: patron.id, item_id: item.id, ...given.loan });
    return { patron, item, loan };
  }

  it('renews what it can and says for each other why not', async () => {
    const { patron, loan } = await borrower();
    const recalled = await buildItem(test.deps.db, { recalled: 1 });
    const other = await buildLoan(test.deps.db, { patron_id: patron.id, item_id: recalled.id });
    const client = await test.signedIn(patron);
    const answer = await client.call(renewLoans, { loanIds: [loan.id, other.id] });
    expect(answer).toMatchObject({ renewed: 1, refused: 1 });
    expect(answer.results[0]).toMatchObject({
      loanId: loan.id,
      renewed: true,
      normReturnDate: '2026-04-01',
      refusal: null,
      renewFrom: '2026-03-03',
    });
    expect(answer.results[1]).toMatchObject({ renewed: false, refusal: { code: 'RENEWAL_ITEM_RECALLED' } });
    const after = await client.call(listLoans, {});
    expect(after.loans.map(({ renewCount, canRenew }) => [renewCount, canRenew])).toEqual([
      [0, false],
      [1, false],
    ]);
  });

  it.each<[string, () => Promise<{ patron: BuiltPatron }>, string, string]>([
    [
      'RENEWAL_LIMIT_REACHED',
      () => borrower({ loan: { renewals: 3 } }),
      'Cannot be renewed: it has been renewed 3 times, which is the most allowed.',
      '不能续借：已续借 3 次，达到上限',
    ],
    [
      'RENEWAL_READER_WAITING',
      async () => {
        const lent = await borrower();
        await buildRequest(test.deps.db, { bib_id: lent.item.bib_id });
        await buildRequest(test.deps.db, { bib_id: lent.item.bib_id });
        return lent;
      },
      'Cannot be renewed: 2 readers are waiting for it.',
      '不能续借：有 2 位读者在等候',
    ],
    [
      'RENEWAL_OVERDUE_TOO_LONG',
      () => borrower({ loan: { due_date: '2026-01-15' } }),
      'Cannot be renewed: it is 46 days overdue, more than the 30 days allowed.',
      '不能续借：已逾期 46 天，超过允许的 30 天',
    ],
    [
      'RENEWAL_ITEM_RECALLED',
      () => borrower({ item: { recalled: 1 } }),
      'Cannot be renewed: the library has recalled it.',
      '不能续借：该书已被图书馆召回',
    ],
    [
      'RENEWAL_NOT_LONGER',
      () => borrower({ loan: { due_date: '2026-05-03' } }),
      'Can be renewed from 4 April. Before that day, a renewal would not give a later due date.',
      '4月4日起可以续借，在此之前续借不会推迟应还日期',
    ],
    [
      'RENEWAL_NOT_ALLOWED',
      async () => {
        await buildLoanRule(test.deps.db, { item_type: 'media', max_renewals: 0 });
        return borrower({ item: { item_type: 'media' } });
      },
      'Cannot be renewed: this kind of item is not renewable.',
      '不能续借：此类文献不可续借',
    ],
    [
      'ACCOUNT_FROZEN',
      () => borrower({ patron: { status: 'frozen' } }),
      'Your account is frozen. Please ask at the library desk.',
      '您的账号已冻结，请到服务台办理',
    ],
    [
      'CARD_LOST',
      () => borrower({ patron: { status: 'card_lost' } }),
      'Your card is reported lost.',
      '您的读者证已挂失',
    ],
    [
      'ACCOUNT_EXPIRED',
      () => borrower({ patron: { expires_on: '2025-12-31' } }),
      'Your account expired on 31 December 2025. Please have it renewed at the desk.',
      '您的账号已于 2025年12月31日到期，请到服务台续期',
    ],
    [
      'ACCOUNT_GUARANTEED',
      async () => {
        const lent = await borrower();
        const guarantor = await buildPatron(test.deps.db);
        await buildGuarantee(test.deps.db, { guarantor_id: guarantor.id, guaranteed_id: lent.patron.id });
        return lent;
      },
      'A guaranteed account cannot be used. Please have it cancelled soon.',
      '被担保账号不能使用，请尽快办理注销',
    ],
    [
      'ACCOUNT_GUARANTEES',
      async () => {
        const lent = await borrower();
        const guaranteed = await buildPatron(test.deps.db);
        await buildGuarantee(test.deps.db, { guarantor_id: lent.patron.id, guaranteed_id: guaranteed.id });
        return lent;
      },
      'Your account guarantees others and cannot be used until theirs are cancelled.',
      '您的账号为他人提供担保，在被担保账号注销前不能使用',
    ],
    [
      'FINES_OVER_LIMIT',
      async () => {
        const lent = await borrower();
        await buildFineEntry(test.deps.db, { patron_id: lent.patron.id, amount: 6050 });
        return lent;
      },
      'What you owe and what overdue loans cost so far come to ¥60.50, more than the ¥50.00 allowed. Please pay or return first.',
      '您的欠款和逾期借阅目前产生的费用共 ¥60.50，超过允许的 ¥50.00，请先缴纳或归还',
    ],
  ])('refuses with %s in the words of the reader', async (code, arrange, english, chinese) => {
    const { patron } = await arrange();
    for (const [language, words] of [
      ['en-US', english],
      ['zh-CN', chinese],
    ] as const) {
      const client = await test.signedIn(patron, language);
      const { loans, renewable } = await client.call(listLoans, {});
      expect(renewable).toBe(0);
      const renewal = client.call(renewLoans, { loanIds: loans.map(({ loanId }) => loanId) });
      await expect(renewal).rejects.toMatchObject({
        code: 'LOANS_NOT_RENEWED',
        data: { renewed: 0, refused: 1, results: [{ renewed: false, refusal: { code, message: words } }] },
      });
      expect(loans[0]).toMatchObject({ canRenew: false, refusal: { code, message: words } });
    }
  });

  it('refuses a selection without a row', async () => {
    const { patron } = await borrower();
    const client = await test.signedIn(patron);
    for (const loanIds of [[], ['  ']])
      await expect(client.call(renewLoans, { loanIds })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });

  it('says from which day the next renewal gives more time, and nothing after the last one', async () => {
    const { patron, loan } = await borrower({ loan: { renewals: 1 } });
    const client = await test.signedIn(patron);
    const before = await client.call(listLoans, {});
    expect(before.loans[0]).toMatchObject({ canRenew: true, renewsUntil: '2026-04-01', renewFrom: null });
    const first = await client.call(renewLoans, { loanIds: [loan.id] });
    expect(first.results[0]).toMatchObject({ renewed: true, renewFrom: '2026-03-03' });
    const after = await client.call(listLoans, {});
    expect(after.loans[0]).toMatchObject({ canRenew: false, renewsUntil: null, renewFrom: '2026-03-03' });
    test.clock.advance(86_400);
    const last = await (await test.signedIn(patron)).call(renewLoans, { loanIds: [loan.id] });
    test.clock.advance(-86_400);
    expect(last.results[0]).toMatchObject({ renewed: true, normReturnDate: '2026-04-02', renewFrom: null });
  });

  it('are listed due first, or by title as the language sorts, over all pages', async () => {
    const patron = await buildPatron(test.deps.db);
    const titles = ['中国哲学', 'Zoo', 'élan', '阿Q正传', 'Volume 10', 'Volume 9'];
    for (const [place, title] of titles.entries()) {
      const bib = await buildBib(test.deps.db, { title });
      const item = await buildItem(test.deps.db, { bib_id: bib.id });
      const due_date = `2026-04-${10 + place}`;
      await buildLoan(test.deps.db, { patron_id: patron.id, item_id: item.id, due_date });
    }
    const listed = async (language: Language, input: object) => {
      const { loans } = await (await test.signedIn(patron, language)).call(listLoans, input);
      return loans.map(({ title }) => title);
    };
    expect(await listed('fr-FR', {})).toEqual(titles);
    const first = await listed('fr-FR', { sort: 'title', rows: 3 });
    expect(first).toEqual(['élan', 'Volume 9', 'Volume 10']);
    const all = await listed('zh-CN', { sort: 'title' });
    expect(all.indexOf('阿Q正传')).toBeLessThan(all.indexOf('中国哲学'));
    expect(await listed('fr-FR', { sort: 'title', rows: 3, page: 2 })).toContain('Zoo');
  });

  it('marks what the library has called back, also if the account is blocked', async () => {
    const { patron } = await borrower({ patron: { status: 'frozen' }, item: { recalled: 1 } });
    const { loans } = await (await test.signedIn(patron)).call(listLoans, {});
    expect(loans[0]).toMatchObject({ recalled: true, refusal: { code: 'ACCOUNT_FROZEN' } });
  });

  it('has no gap in its words in any language', async () => {
    const { patron } = await borrower({ loan: { due_date: '2026-01-15' } });
    for (const language of LANGUAGES) {
      const { loans } = await (await test.signedIn(patron, language)).call(listLoans, {});
      expect(loans[0]?.refusal?.message).toMatch(/46.*30/);
    }
  });

  it('counts twenty renewals of one loan at once as one', async () => {
    const { patron, loan } = await borrower();
    const client = await test.signedIn(patron);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => client.call(renewLoans, { loanIds: [loan.id] })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'LOANS_NOT_RENEWED' });
    }
    const { loans } = await client.call(listLoans, {});
    expect(loans[0]).toMatchObject({ renewCount: 1, normReturnDate: '2026-04-01' });
  });

  describe('with an idempotency key', () => {
    it('acts once and gives the same answer again', async () => {
      const { patron, loan } = await borrower();
      const client = await test.signedIn(patron);
      const options = { idempotencyKey: 'renew-once-0001' };
      const first = await client.call(renewLoans, { loanIds: [loan.id] }, options);
      test.clock.advance(86_400);
      const second = await client.call(renewLoans, { loanIds: [loan.id] }, options);
      test.clock.advance(-86_400);
      expect(second).toEqual(first);
      const { loans } = await client.call(listLoans, {});
      expect(loans[0]?.renewCount).toBe(1);
    });

    it('gives the same refusal again where every row was refused, whatever has changed since', async () => {
      const { patron, loan } = await borrower({ patron: { status: 'frozen' } });
      const client = await test.signedIn(patron);
      const send = (idempotencyKey: string) =>
        client.call(renewLoans, { loanIds: [loan.id] }, { idempotencyKey }).catch((error: unknown) => error);
      const first = await send('renew-none-0001');
      expect(first).toMatchObject({
        status: 409,
        code: 'LOANS_NOT_RENEWED',
        message: 'None of these loans could be renewed. Each says why.',
        data: { renewed: 0, refused: 1, results: [{ loanId: loan.id, refusal: { code: 'ACCOUNT_FROZEN' } }] },
      });
      await test.deps.db
        .updateTable('patron')
        .set({ status: 'normal' })
        .where('id', '=', patron.id)
        .execute();
      expect(await send('renew-none-0001')).toEqual(first);
      expect(await send('renew-none-0002')).toMatchObject({ renewed: 1 });
    });

    it('refuses the key for another request', async () => {
      const { patron, loan } = await borrower();
      const client = await test.signedIn(patron);
      const options = { idempotencyKey: 'renew-once-0002' };
      await client.call(renewLoans, { loanIds: [loan.id] }, options);
      await expect(client.call(renewLoans, { loanIds: ['another'] }, options)).rejects.toMatchObject({
        status: 422,
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    });

    it('acts once for ten requests at once; the others get the answer or are told to look', async () => {
      const { patron, loan } = await borrower();
      const client = await test.signedIn(patron);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, () =>
          client.call(renewLoans, { loanIds: [loan.id] }, { idempotencyKey: 'renew-once-0003' }),
        ),
      );
      expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true);
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') expect(outcome.value).toMatchObject({ renewed: 1, refused: 0 });
        else expect(outcome.reason).toMatchObject({ status: 409, code: 'IDEMPOTENCY_UNDECIDED' });
      }
      const { loans } = await client.call(listLoans, {});
      expect(loans[0]?.renewCount).toBe(1);
    });
  });

  it('answers ILS_UNAVAILABLE and changes nothing while the library system is away', async () => {
    const { patron, loan } = await borrower();
    const client = await test.signedIn(patron);
    test.ils.goAway();
    try {
      await expect(client.call(renewLoans, { loanIds: [loan.id] })).rejects.toMatchObject({
        status: 503,
        code: 'ILS_UNAVAILABLE',
        message: 'The library system does not answer at the moment. Your account is unchanged.',
      });
    } finally {
      test.ils.comeBack();
    }
    const { loans } = await client.call(listLoans, {});
    expect(loans[0]).toMatchObject({ renewCount: 0, canRenew: true });
  });
});
