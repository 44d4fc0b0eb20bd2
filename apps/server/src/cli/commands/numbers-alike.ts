import { listAlikeNumbers } from '../../domains/lending/circulation/alike-numbers.ts';
import type { Command } from '../command.ts';
import { printRow } from '../print-row.ts';
import { withTenant } from '../with-deps.ts';

export const numbersAlikeCommand: Command = {
  name: 'numbers alike',
  usage: '--tenant T',
  summary:
    'Lists barcodes, cards and accounts that differ in blanks, full-width or unseen characters alone: kind, normal form and number as written. Each is found as it is written only. Exits with 1 if there is one.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withTenant(args, async ({ db }, tenant) => {
      const alike = await listAlikeNumbers(db, tenant.id);
      for (const { kind, form, number } of alike) printRow(kind, form, number);
      if (alike.length === 0) console.log('No two numbers are alike.');
      return alike.length === 0 ? 0 : 1;
    }),
};
