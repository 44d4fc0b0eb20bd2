import { getAllianceStatistics } from '@lectern/contracts/counter/alliance/get-alliance-statistics';
import type { AllianceSide, AllianceStep } from '@lectern/rules/alliance/steps';
import { addDays } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { transactionWords } from '../transactions/present-transaction.ts';
import { countBegun } from '../transactions/transaction-store.ts';

export const getAllianceStatisticsCall = implement(getAllianceStatistics)(
  async ({ input, context, deps }) => {
    const { tenant } = context;
    const { timeZone } = tenant.settings.policy;
    const time = {
      from: startOfDay(timeZone, input.from),
      before: startOfDay(timeZone, addDays(input.to, 1)),
    };
    const [counted, { peerNames: names }] = await Promise.all([
      countBegun(deps.db, tenant.id, time),
      transactionWords(deps, context),
    ]);
    const rows = new Map<string, Row>();
    for (const { peer_code: otherLib, side, step, count } of counted) {
      const key = `${otherLib} ${side}`;
      const row = rows.get(key) ?? {
        otherLib,
        name: names.get(otherLib) ?? otherLib,
        side,
        total: 0,
        steps: {},
      };
      rows.set(key, { ...row, total: row.total + count, steps: { ...row.steps, [step]: count } });
    }
    return { rows: [...rows.values()] };
  },
);

interface Row {
  readonly otherLib: string;
  readonly name: string;
  readonly side: AllianceSide;
  readonly total: number;
  readonly steps: Partial<Record<AllianceStep, number>>;
}
