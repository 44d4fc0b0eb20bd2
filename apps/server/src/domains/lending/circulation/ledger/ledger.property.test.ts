import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { buildPatron } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { POSTING_LISTENERS } from '../posting-listeners.ts';
import { balanceOf, creditOf, fundOf, listCharges } from './charge-store.ts';
import { checkLedger } from './check-ledger.ts';
import { postCharge } from './post-charge.ts';
import { postPayment, postWaiver } from './post-credit.ts';
import { postFundMove } from './post-fund.ts';
import { reverseCharge } from './reverse-charge.ts';

type Act =
  | { readonly act: 'charge'; readonly amount: number }
  | { readonly act: 'pay'; readonly amount: number; readonly chosen: readonly number[] | undefined }
  | { readonly act: 'waive'; readonly most: number; readonly chosen: readonly number[] }
  | { readonly act: 'reverse'; readonly chosen: number }
  | { readonly act: 'fund'; readonly way: 'in' | 'out'; readonly amount: number };

const amount = fc.integer({ min: 1, max: 500 });
const chosen = fc.uniqueArray(fc.nat(5), { maxLength: 3 });
const acts = fc.array(
  fc.oneof<fc.Arbitrary<Act>[]>(
    fc.record({ act: fc.constant('charge'), amount }),
    fc.record({ act: fc.constant('pay'), amount, chosen: fc.option(chosen, { nil: undefined }) }),
    fc.record({ act: fc.constant('waive'), most: amount, chosen }),
    fc.record({ act: fc.constant('reverse'), chosen: fc.nat(5) }),
    fc.record({ act: fc.constant('fund'), way: fc.constantFrom('in', 'out'), amount }),
  ),
  { minLength: 3, maxLength: 14 },
);

describeOnBothDatabases('the ledger', 'ledger', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('balances whatever is charged, paid, waived and taken back, and loses no money of a reader', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(acts, async (story) => {
        const patronId = (await buildPatron(db)).id;
        let [minute, charged, paid, given, kept] = [0, 0, 0, 0, 0];
        for (const step of story) {
          const now = new Date(Date.UTC(2026, 2, 2, 10, minute++)).toISOString();
          const context = {
            tenantId: TENANT,
            policy: { currency: 'CNY' },
            listeners: POSTING_LISTENERS,
            now,
          };
          const before = await listCharges(db, TENANT, patronId);
          const ids = (of: readonly number[]) => of.flatMap((at) => before[at]?.id ?? []);
          await inTransaction(db, async (tx) => {
            if (step.act === 'charge') {
              const facts = { kind: 'overdue', patronId, loanId: null, note: '' } as const;
              await postCharge(tx, context, { ...facts, amount: step.amount });
              charged += step.amount;
            } else if (step.act === 'pay') {
              const payment = { patronId, amount: step.amount, method: 'cash' };
              const chargeIds = step.chosen && ids(step.chosen);
              await postPayment(tx, context, { ...payment, ...(chargeIds && { chargeIds }) });
              paid += step.amount;
            } else if (step.act === 'waive') {
              const { most } = step;
              given += await postWaiver(tx, context, {
                patronId,
                chargeIds: ids(step.chosen),
                most,
                note: '',
              });
            } else if (step.act === 'fund') {
              const { way, amount: sum } = step;
              const move = {
                patronId,
                fund: 'prepayment',
                way,
                amount: sum,
                method: 'cash',
                note: '',
              } as const;
              const id = await postFundMove(tx, context, move);
              if (id !== undefined) kept += way === 'in' ? sum : -sum;
            } else {
              const [chargeId = ''] = ids([step.chosen]);
              given += await reverseCharge(tx, context, { patronId, chargeId, note: '' });
            }
          });
        }
        const charges = await listCharges(db, TENANT, patronId);
        const open = charges.reduce((sum, charge) => sum + charge.amount - charge.covered, 0);
        expect(await balanceOf(db, TENANT, patronId)).toBe(charged - paid - given);
        expect(await fundOf(db, TENANT, patronId, 'prepayment')).toBe(kept);
        expect(open - (await creditOf(db, TENANT, patronId))).toBe(charged - paid - given);
      }),
      { numRuns: 25 },
    );
    expect(await checkLedger(db)).toEqual([]);
  });

  it('pays the charges that the reader chose and no others', async () => {
    const { db } = database;
    const { ids, patronId, context } = await threeCharges();
    await inTransaction(db, (tx) =>
      postPayment(tx, context, { patronId, amount: 250, method: 'online', chargeIds: [ids[1]!, ids[2]!] }),
    );
    expect((await listCharges(db, TENANT, patronId)).map(({ covered }) => covered)).toEqual([0, 200, 50]);
  });

  it('gives back what was paid for a charge that is taken back, and covers the oldest other charge with it', async () => {
    const { db } = database;
    const { ids, patronId, context } = await threeCharges();
    await inTransaction(db, (tx) =>
      postPayment(tx, context, { patronId, amount: 300, method: 'cash', chargeIds: [ids[2]!] }),
    );
    await inTransaction(db, (tx) =>
      reverseCharge(tx, context, { patronId, chargeId: ids[2]!, note: 'found' }),
    );
    expect((await listCharges(db, TENANT, patronId)).map(({ covered }) => covered)).toEqual([100, 200, 300]);
    expect(await creditOf(db, TENANT, patronId)).toBe(0);
  });

  it('gives back no money for what was waived', async () => {
    const { db } = database;
    const { ids, patronId, context } = await threeCharges();
    const back = await inTransaction(db, async (tx) => {
      await postWaiver(tx, context, { patronId, chargeIds: [ids[0]!], most: 60, note: '' });
      return reverseCharge(tx, context, { patronId, chargeId: ids[0]!, note: 'found' });
    });
    expect(back).toBe(40);
    expect(await balanceOf(db, TENANT, patronId)).toBe(500);
  });

  async function threeCharges() {
    const patronId = (await buildPatron(database.db)).id;
    const context = {
      tenantId: TENANT,
      policy: { currency: 'CNY' },
      listeners: POSTING_LISTENERS,
      now: '2026-03-02T02:00:00.000Z',
    };
    const ids = await inTransaction(database.db, async (tx) => {
      const posted: (string | undefined)[] = [];
      for (const sum of [100, 200, 300]) {
        const facts = { kind: 'lost', patronId, loanId: null, note: '' } as const;
        posted.push(await postCharge(tx, context, { ...facts, amount: sum }));
      }
      return posted;
    });
    return { ids, patronId, context };
  }
});
