import { isRefusal } from '@lectern/contracts/kernel/refusal';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../testing/test-database.ts';
import { expirePoints, givePoints, takePoints } from './change-points.ts';
import { expiryOf } from './expiry-of.ts';
import { pointsOf } from './points-of.ts';
import { listEntries, lockPoints } from './store/point-store.ts';

const GIVEN = { kind: 'earned', operation: 'loan_on_time', platform: 'library' } as const;
const TAKEN = { kind: 'spent', operation: 'fine_payment', platform: 'website' } as const;

const acts = fc.array(
  fc.record({
    act: fc.constantFrom('give' as const, 'give' as const, 'take' as const, 'expire' as const),
    points: fc.integer({ min: 1, max: 50 }),
    /** What it is for; the same cause counts once. */
    cause: fc.integer({ min: 0, max: 8 }),
    validDays: fc.option(fc.integer({ min: 1, max: 4 })),
    daysLater: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 3, maxLength: 15 },
);

describeOnBothDatabases('points of a reader', 'ledger', (kind) => {
  let database: TestDatabase;
  let reader = 0;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('are the sum of their lines and of what is left, never negative, and no expired one is spent', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(acts, async (story) => {
        const patronId = `reader-${reader++}`;
        let day = 1;
        /** Lots by the model: the points left and the instant at which they expire. */
        let lots: { left: number; expiresAt: string | null }[] = [];
        const causes = new Set<number>();
        for (const { act, points, cause, validDays, daysLater } of story) {
          day += daysLater;
          const now = new Date(Date.UTC(2026, 0, day)).toISOString();
          const at = { tenantId: TENANT, now };
          lots = lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
          const has = lots.reduce((sum, { left }) => sum + left, 0);
          await inTransaction(db, async (tx) => {
            if (act === 'expire') {
              expect(await expirePoints(tx, at, patronId)).toBe(has);
            } else if (act === 'take') {
              const taken = await takePoints(tx, at, { ...TAKEN, patronId, points });
              expect(isRefusal(taken)).toBe(points > has);
            } else {
              const change = { ...GIVEN, patronId, points, cause: `${patronId}/${cause}` };
              await givePoints(tx, at, change, expiryOf(now, validDays));
            }
          });
          if (act === 'give' && !causes.has(cause)) {
            causes.add(cause);
            lots.push({ left: points, expiresAt: expiryOf(now, validDays) });
          }
          if (act === 'take' && points <= has) lots = without(lots, points);
          const { points: shown } = await pointsOf(db, TENANT, patronId, now);
          expect(shown).toBe(lots.reduce((sum, { left }) => sum + left, 0));
        }
        const { entries } = await listEntries(db, TENANT, patronId, { offset: 0, limit: 100 });
        const balance = await inTransaction(db, (tx) => lockPoints(tx, TENANT, patronId));
        expect(entries.reduce((sum, { change }) => sum + change, 0)).toBe(balance);
        expect(entries.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(balance);
        expect(Math.min(0, ...entries.map((entry) => entry.balance))).toBe(0);
      }),
      { numRuns: 25 },
    );
  });
});

/** The lots after points were taken, those first that expire first. */
function without(lots: readonly { left: number; expiresAt: string | null }[], points: number) {
  let rest = points;
  return lots
    .map((lot, at) => ({ ...lot, at }))
    .sort((one, other) => instantOf(one) - instantOf(other) || one.at - other.at)
    .map((lot) => {
      const part = Math.min(rest, lot.left);
      rest -= part;
      return { ...lot, left: lot.left - part };
    });
}

function instantOf({ expiresAt }: { readonly expiresAt: string | null }): number {
  return expiresAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(expiresAt);
}
