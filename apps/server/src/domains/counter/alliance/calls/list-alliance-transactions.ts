import { listAllianceTransactions } from '@lectern/contracts/counter/alliance/list-alliance-transactions';
import { ENDED_STEPS, OPEN_STEPS } from '@lectern/rules/alliance/steps';
import { implement } from '../../../../platform/http/implement.ts';
import { presentForStaff, transactionWords } from '../transactions/present-transaction.ts';
import { readerOfTransaction } from '../transactions/reader-of-transaction.ts';
import { countSteps, countUntold, listTransactions } from '../transactions/transaction-store.ts';

export const listAllianceTransactionsCall = implement(listAllianceTransactions)(
  async ({ input, context, deps }) => {
    const { tenant } = context;
    const { side, ended, step, page, rows } = input;
    const all = ended ? ENDED_STEPS : OPEN_STEPS;
    const steps = step === undefined ? all : all.filter((one) => one === step);
    const part = { offset: (page - 1) * rows, limit: rows };
    const [found, counts, untold, words] = await Promise.all([
      steps.length === 0
        ? { total: 0, rows: [] }
        : listTransactions(deps.db, tenant.id, { side, steps }, part),
      countSteps(deps.db, tenant.id, { side, steps: all }),
      countUntold(deps.db, tenant.id),
      transactionWords(deps, context),
    ]);
    return {
      total: found.total,
      transactions: await Promise.all(
        found.rows.map(async (row) =>
          presentForStaff(row, words, await readerOfTransaction(deps, tenant, row)),
        ),
      ),
      counts,
      peers: [...words.peerNames].map(([otherLib, name]) => ({
        otherLib,
        name,
        untold: untold.get(otherLib) ?? 0,
      })),
    };
  },
);
