import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putTenant } from '../../../../platform/tenants/tenant-store.ts';
import { buildClosedDays, buildLoanRule, buildPatron } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { buildItem } from '../../../../testing/catalogue-builders.ts';
import { localIls } from '../../../../testing/local-systems.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { testSettings } from '../../../../testing/test-settings.ts';

const FINE_CAP = 150;

type Step =
  | { readonly act: 'lend'; readonly patron: number; readonly item: number }
  | { readonly act: 'return'; readonly item: number }
  | { readonly act: 'renew'; readonly patron: number }
  | { readonly act: 'wait'; readonly days: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ act: fc.constant('lend'), patron: fc.nat(1), item: fc.nat(2) }),
    fc.record({ act: fc.constant('return'), item: fc.nat(2) }),
    fc.record({ act: fc.constant('renew'), patron: fc.nat(1) }),
    fc.record({ act: fc.constant('wait'), days: fc.integer({ min: 1, max: 45 }) }),
  ),
  { minLength: 5, maxLength: 30 },
);

describe('whatever is lent, renewed, kept too long and returned', () => {
  const clock = createTestClock();
  let database: TestDatabase;
  let ils: ReturnType<typeof localIls>;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    await putTenant(db, { id: TENANT, mappingPath: 'alpha', settings: testSettings('alpha'), now: '' });
    await buildLoanRule(db, { fine_cap: FINE_CAP });
    await buildClosedDays(db, ['2026-03-20', '2026-03-21', '2026-04-05', '2026-05-01']);
    ils = localIls({ db, clock });
  });
  afterAll(() => database.close());

  it('keeps the books: a debt is what the ledger sums up to and what acts posted, and an item is out once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        clock.set('2026-03-02T02:00:00.000Z');
        const { db } = database;
        const patrons = [await buildPatron(db), await buildPatron(db)];
        const items = [await buildItem(db), await buildItem(db), await buildItem(db)];
        const posted = new Map(patrons.map(({ id }) => [id, 0]));
        const holder = new Map<string, string>();

        for (const step of story) await take(step);

        for (const patron of patrons) {
          const account = await ils.patronAccount(patron.id);
          const entries = await db
            .selectFrom('ledger_posting')
            .select(['amount', 'loan_id'])
            .where('patron_id', '=', patron.id)
            .execute();
          expect(account.owed).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
          expect(account.owed).toBe(posted.get(patron.id));
          const open = await ils.openFines(patron.id);
          expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBe(account.owed);
          for (const loanId of new Set(entries.map((entry) => entry.loan_id))) {
            const ofLoan = entries.filter((entry) => entry.loan_id === loanId);
            expect(ofLoan.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(FINE_CAP);
          }
          const lent = (await ils.loans(patron.id)).map((loan) => loan.barcode).sort();
          const expected = [...holder].filter(([, by]) => by === patron.id).map(([barcode]) => barcode);
          expect(lent).toEqual(expected.sort());
        }

        async function take(step: Step): Promise<void> {
          // Past the seconds in which a scanner that sends twice is heard once.
          clock.advance(11);
          switch (step.act) {
            case 'wait':
              clock.advance(step.days * 86_400);
              return;
            case 'lend': {
              const [patron, item] = [patrons[step.patron]!, items[step.item]!];
              const request = { patronId: patron.id, barcode: item.barcode, libraryCode: 'MAIN' };
              const free = !holder.has(item.barcode);
              const loan = await ils.desk.checkOut(request).catch(() => undefined);
              expect(loan !== undefined).toBe(free);
              if (loan) holder.set(item.barcode, patron.id);
              return;
            }
            case 'return': {
              const { barcode } = items[step.item]!;
              const by = holder.get(barcode);
              const before = by && (await ils.patronAccount(by));
              const { finePosted } = await ils.desk.checkIn({ barcode, libraryCode: 'MAIN' });
              holder.delete(barcode);
              if (!by || !before) return expect(finePosted).toBe(0);
              posted.set(by, posted.get(by)! + finePosted);
              const after = await ils.patronAccount(by);
              expect(after.owed + after.accruing).toBe(before.owed + before.accruing);
              return;
            }
            case 'renew': {
              const { id } = patrons[step.patron]!;
              const loans = await ils.loans(id);
              const before = await ils.patronAccount(id);
              const results = await ils.renew(
                id,
                loans.map((loan) => loan.id),
              );
              for (const [at, result] of results.entries()) {
                expect(result.refusal?.code).toBe(loans[at]?.refusal?.code);
                if (result.renewed) posted.set(id, posted.get(id)! + loans[at]!.overdueFine);
              }
              const after = await ils.patronAccount(id);
              expect(after.owed + after.accruing).toBe(before.owed + before.accruing);
            }
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});
