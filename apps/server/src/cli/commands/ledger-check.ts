import { checkBudgets } from '../../domains/buying/budgets/check-budgets.ts';
import { checkLedger } from '../../domains/lending/circulation/ledger/check-ledger.ts';
import { type Command, optional } from '../command.ts';
import { printRow } from '../print-row.ts';
import { tenantNamed, withDeps } from '../with-deps.ts';

/** More faults of one cause say nothing new. */
const SHOWN = 100;

export const ledgerCheckCommand: Command = {
  name: 'ledger check',
  usage: '[--tenant T]',
  summary:
    'Checks that the books of a running library balance: postings, allocations, what readers owe, and budgets. Prints the broken rule, tenant and posting, reader or budget of each fault, and exits with 1 if there is one.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withDeps({ bulk: false }, async (deps) => {
      const name = optional(args, 'tenant');
      const tenantId = name === undefined ? undefined : (await tenantNamed(deps, name)).id;
      const faults = [...(await checkLedger(deps.db, tenantId)), ...(await checkBudgets(deps.db, tenantId))];
      for (const { rule, tenantId: of, subject } of faults.slice(0, SHOWN)) printRow(rule, of, subject);
      if (faults.length === 0) console.log('The ledger is right.');
      else console.log(`${faults.length} faults.`);
      return faults.length === 0 ? 0 : 1;
    }),
};
