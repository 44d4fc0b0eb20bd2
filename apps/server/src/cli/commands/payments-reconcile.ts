import { formatMoney } from '@lectern/rules/money';
import {
  compareStatement,
  type Difference,
} from '../../domains/lending/payments/reconcile/compare-statement.ts';
import { readStatement } from '../../ports/payments/statements/read-statement.ts';
import { countOf } from '../../ports/payments/statements/statement.ts';
import { type Command, CommandError, onlyPositional } from '../command.ts';
import { printRow } from '../print-row.ts';
import { readBytes } from '../read-bytes.ts';
import { withTenant } from '../with-deps.ts';

const LARGEST_BYTES = 256 * 1024 * 1024;

export const paymentsReconcileCommand: Command = {
  name: 'payments reconcile',
  usage: 'FILE --tenant T',
  summary:
    'Compares a daily statement of a payment provider (CSV) with the payments of a library, and prints what differs: kind, payment or refund, line, our number, the number of the provider, their sum, our sum. Changes nothing. Exits with 1 if something differs or the file is not whole.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withTenant(args, async ({ db }, tenant) => {
      const file = onlyPositional(args, 'file');
      const statement = readStatement(await readBytes(file, LARGEST_BYTES));
      if (!statement) throw new CommandError(`${file} is no statement of a provider that is known.`);
      const { channel, lines, brokenLines, isWhole } = statement;
      const differences = await compareStatement(db, tenant.id, statement);
      for (const difference of differences) printRow(...rowOf(difference));
      for (const line of brokenLines) printRow('broken', '-', line);
      if (!isWhole) console.log('The statement is not whole: lines are broken or missing.');
      const counts = `${countOf(lines, 'payment')} payments, ${countOf(lines, 'refund')} refunds`;
      console.log(`${channel}: ${counts}, ${differences.length} differences.`);
      return differences.length === 0 && isWhole ? 0 : 1;
    }),
};

function rowOf({ kind, isRefund, line, number, providerNo, theirs, ours }: Difference) {
  const sum = (money: Difference['ours']) => (money ? formatMoney(money, 'en') : '-');
  return [
    kind,
    isRefund ? 'refund' : 'payment',
    line ?? '-',
    number || '-',
    providerNo || '-',
    sum(theirs),
    sum(ours),
  ];
}
