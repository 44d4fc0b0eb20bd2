import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { expiryOf } from '../expiry-of.ts';
import { putTerms } from '../store/terms-store.ts';

const EARNED = 2;
const EARLIEST_DAYS = 600;

const TERMS = {
  rules: [
    { event: 'handed_over', points: 5, timesADay: 3 },
    { event: 'loan_late', points: -2, timesADay: null },
    { event: 'loan_on_time', points: EARNED, timesADay: 5 },
  ],
  validDays: 730,
  pays: true,
  minorUnitsPerPoint: 10,
  leastPoints: 5,
  mostPointsADay: 200,
} as const;

/** The terms of the university, and the points that its readers earned with their last loans. */
export const pointsSeed: DemoSeed = {
  tables: ['point_terms', 'point_rule', 'point_account', 'point_entry'],
  async load({ db, clock }, { demo, tenantId }) {
    if (demo !== 'demo') return;
    const now = clock.now();
    const since = new Date(now.getTime() - EARLIEST_DAYS * 86_400_000).toISOString();
    const loans = await db
      .selectFrom('loan')
      .select(['id', 'patron_id', 'due_date', 'returned_at'])
      .where('tenant_id', '=', tenantId)
      .where('returned_at', '>', since)
      .orderBy('returned_at')
      .execute();
    await inTransaction(db, (tx) => putTerms(tx, tenantId, TERMS));
    const balances = new Map<string, number>();
    const entries = loans.flatMap(({ id, patron_id: patronId, due_date, returned_at }) => {
      if (returned_at === null || returned_at.slice(0, 10) >= due_date) return [];
      const balance = (balances.get(patronId) ?? 0) + EARNED;
      balances.set(patronId, balance);
      return [
        {
          tenant_id: tenantId,
          id: newId(),
          patron_id: patronId,
          kind: 'earned' as const,
          operation: 'loan_on_time' as const,
          change: EARNED,
          balance,
          remaining: EARNED,
          expires_at: expiryOf(returned_at, TERMS.validDays),
          cause: `loan_on_time/${id}`,
          platform: 'library' as const,
          note: '',
          made_at: returned_at,
        },
      ];
    });
    await insertRows(db, 'point_entry', entries);
    await insertRows(
      db,
      'point_account',
      [...balances].map(([patron_id, balance]) => ({ tenant_id: tenantId, patron_id, balance })),
    );
  },
};
