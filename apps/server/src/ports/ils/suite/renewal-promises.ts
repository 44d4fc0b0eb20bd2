import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities.ts';
import { type IlsWorld, lentItem } from '../ils-world.ts';

/** Renewal, its refusals and its races. */
export function promiseRenewal(given: () => IlsWorld, can: readonly Ability[]): void {
  const forecasts = can.includes('renewalForecast');
  const counts = can.includes('renewalCounts');

  describe('renewal', () => {
    async function renew(patronId: string, loanIds: readonly string[]) {
      return given().ils.renew(patronId, loanIds);
    }

    it('counts the new due date from today and moves it to the next open day', async () => {
      await given().closeOn(['2026-04-01', '2026-04-02']);
      const patron = await given().addPatron();
      const loan = await given().addLoan(patron, (await given().addItem()).id);
      expect(await renew(patron, [loan])).toMatchObject([
        { loanId: loan, renewed: true, dueDate: '2026-04-03' },
      ]);
      const [after] = await given().ils.loans(patron);
      expect(after).toMatchObject({ dueDate: '2026-04-03', ...(counts && { renewals: 1 }) });
    });

    it('answers for each loan by itself, and once for a loan named twice', async () => {
      const patron = await given().addPatron();
      const good = await given().addLoan(patron, (await given().addItem()).id);
      const recalled = await given().addLoan(patron, (await given().addItem({ recalled: true })).id);
      const results = await renew(patron, [recalled, 'no-such-loan', good, good]);
      expect(results.map((result) => result.refusal?.code ?? 'renewed')).toEqual([
        'RENEWAL_ITEM_RECALLED',
        'LOAN_NOT_FOUND',
        'renewed',
      ]);
    });

    it("does not know another reader's loan", async () => {
      const theirs = await given().addLoan(await given().addPatron(), (await given().addItem()).id);
      const [result] = await renew(await given().addPatron(), [theirs]);
      expect(result).toMatchObject({ renewed: false, title: '', refusal: { code: 'LOAN_NOT_FOUND' } });
    });

    const FORBIDDEN: [string, () => Promise<{ patron: string; loan: string }>][] = [
      ['RENEWAL_LIMIT_REACHED', () => lentItem(given(), { renewals: 3 })],
      ['RENEWAL_NOT_ALLOWED', () => lentItem(given(), { itemType: 'no-renewals' })],
      ['RENEWAL_ITEM_RECALLED', () => lentItem(given(), { recalled: true })],
      ['RENEWAL_OVERDUE_TOO_LONG', () => lentItem(given(), { dueDate: '2026-01-30' })],
      ['RENEWAL_NOT_LONGER', () => lentItem(given(), { dueDate: '2026-04-01' })],
      ['ACCOUNT_FROZEN', async () => lentItem(given(), {}, await given().addPatron({ status: 'frozen' }))],
      ['CARD_LOST', async () => lentItem(given(), {}, await given().addPatron({ status: 'card_lost' }))],
      [
        'ACCOUNT_EXPIRED',
        async () => lentItem(given(), {}, await given().addPatron({ expiresOn: '2026-03-01' })),
      ],
    ];

    it.each(FORBIDDEN)('refuses what the rules forbid, and changes nothing: %s', async (_code, arrange) => {
      const { patron, loan } = await arrange();
      const before = await given().ils.loans(patron);
      const [result] = await renew(patron, [loan]);
      expect(result).toMatchObject({ renewed: false, dueDate: before[0]?.dueDate });
      expect(result?.refusal).toBeDefined();
      expect(await given().ils.loans(patron)).toEqual(before);
    });

    it.runIf(forecasts).each(FORBIDDEN)(
      'refuses with %s, and the list of loans says so before',
      async (code, arrange) => {
        const { patron, loan } = await arrange();
        const [before] = await given().ils.loans(patron);
        expect(before?.refusal?.code).toBe(code);
        const [result] = await renew(patron, [loan]);
        expect(result).toMatchObject({ renewed: false, dueDate: before?.dueDate, refusal: before?.refusal });
        const [after] = await given().ils.loans(patron);
        expect(after).toEqual(before);
      },
    );

    it.runIf(forecasts)(
      'says from which day on a renewal moves the due date, before and after a renewal',
      async () => {
        const { patron, loan } = await lentItem(given(), { dueDate: '2026-04-05' });
        const [early] = await given().ils.loans(patron);
        expect(early).toMatchObject({ recalled: false, renewFrom: '2026-03-07' });
        expect(await renew(patron, [loan])).toMatchObject([{ renewed: false, renewFrom: '2026-03-07' }]);
        const { patron: other, loan: due } = await lentItem(given(), { renewals: 2 });
        const [now] = await given().ils.loans(other);
        expect(now).toMatchObject({ renewsUntil: '2026-04-01' });
        expect(now?.renewFrom).toBeUndefined();
        // It was the last renewal.
        const [last] = await renew(other, [due]);
        expect(last?.renewFrom).toBeUndefined();
        const { patron: third, loan: first } = await lentItem(given(), {});
        expect(await renew(third, [first])).toMatchObject([{ renewed: true, renewFrom: '2026-03-03' }]);
      },
    );

    it.runIf(can.includes('guarantees'))('refuses both sides of a guarantee', async () => {
      const patron = await given().addPatron();
      const guaranteed = await given().addPatron({ guaranteedBy: patron });
      const { loan } = await lentItem(given(), {}, patron);
      const { loan: theirs } = await lentItem(given(), {}, guaranteed);
      expect(await renew(patron, [loan])).toMatchObject([{ refusal: { code: 'ACCOUNT_GUARANTEES' } }]);
      expect(await renew(guaranteed, [theirs])).toMatchObject([{ refusal: { code: 'ACCOUNT_GUARANTEED' } }]);
    });

    it('renews on the last day that an account is valid, and at the limits of overdue days and debt', async () => {
      const patron = await given().addPatron({ expiresOn: '2026-03-02' });
      const { loan } = await lentItem(given(), { dueDate: '2026-01-31' }, patron);
      // 30 days overdue cost 300 so far.
      await given().addDebt(patron, 4700);
      expect(await renew(patron, [loan])).toMatchObject([{ renewed: true }]);
    });

    it('refuses when posted and growing fines together pass the limit', async () => {
      const { patron, loan } = await lentItem(given(), { dueDate: '2026-02-28' });
      await given().addDebt(patron, 4981);
      const [result] = await renew(patron, [loan]);
      expect(result).toMatchObject({ renewed: false });
      expect(result?.refusal).toBeDefined();
      if (!can.includes('blockReasons')) return;
      expect(result?.refusal).toMatchObject({
        code: 'FINES_OVER_LIMIT',
        details: {
          owed: { amount: can.includes('growingFines') ? 5001 : expect.any(Number), currency: 'CNY' },
          limit: { amount: 5000, currency: 'CNY' },
        },
      });
    });

    it.runIf(forecasts)(
      'refuses with RENEWAL_READER_WAITING when readers wait for this item or for more copies than are free',
      async () => {
        const bibId = await given().addBib();
        const [mine] = [await given().addItem({ bibId }), await given().addItem({ bibId })];
        const patron = await given().addPatron();
        const loan = await given().addLoan(patron, mine.id);
        await given().addHold({ bibId });
        const [oneFreeCopy] = await given().ils.loans(patron);
        expect(oneFreeCopy?.refusal).toBeUndefined();
        await given().addHold({ bibId });
        expect(await renew(patron, [loan])).toMatchObject([
          { refusal: { code: 'RENEWAL_READER_WAITING', details: { waiting: 1 } } },
        ]);
        await given().addHold({ bibId, itemId: mine.id });
        expect(await renew(patron, [loan])).toMatchObject([{ refusal: { details: { waiting: 2 } } }]);
      },
    );

    it('refuses a copy that other readers wait for', async () => {
      const { patron, loan, item } = await lentItem(given(), {});
      await given().addHold({ bibId: item.bibId });
      const [result] = await renew(patron, [loan]);
      expect(result).toMatchObject({ renewed: false, dueDate: '2026-03-12' });
      expect(result?.refusal).toBeDefined();
    });

    it("is not stopped by the reader's own hold", async () => {
      const { patron, loan, item } = await lentItem(given(), {});
      await given().addHold({ bibId: item.bibId }, { patronId: patron });
      expect(await renew(patron, [loan])).toMatchObject([{ renewed: true }]);
    });

    it('posts what an overdue loan has cost, so that renewing forgives nothing', async () => {
      await given().closeOn(['2026-02-28', '2026-03-01']);
      const { patron, loan } = await lentItem(given(), { dueDate: '2026-02-25' });
      const before = await given().ils.patronAccount(patron);
      if (can.includes('growingFines')) expect(before).toMatchObject({ owed: 0, accruing: 30 });
      else expect([0, 30]).toContain(before.owed);
      await renew(patron, [loan]);
      expect(await given().ils.patronAccount(patron)).toMatchObject({
        owed: 30,
        accruing: 0,
        overdueCount: 0,
      });
    });

    it('counts once when asked for the same loan twenty times at once', async () => {
      const { patron, loan } = await lentItem(given(), { dueDate: '2026-02-27' });
      const answers = await Promise.all(Array.from({ length: 20 }, () => renew(patron, [loan])));
      const results = answers.flat();
      expect(results.filter((result) => result.renewed)).toHaveLength(1);
      for (const { renewed, refusal } of results) {
        if (!renewed && forecasts) expect(['LOAN_CHANGED', 'RENEWAL_NOT_LONGER']).toContain(refusal?.code);
      }
      const [after] = await given().ils.loans(patron);
      expect(after).toMatchObject({ dueDate: '2026-04-01', ...(counts && { renewals: 1 }) });
      const account = await given().ils.patronAccount(patron);
      expect(account).toMatchObject({ owed: 30, accruing: 0 });
    });
  });
}
