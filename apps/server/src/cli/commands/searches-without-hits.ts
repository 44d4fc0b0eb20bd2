import { listSearchesWithoutHits } from '@lectern/contracts/discovery/searches/list-searches-without-hits';
import { searchesWithoutHits } from '../../domains/discovery/searches/searches-without-hits.ts';
import { type Command, optional, usageError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { withTenant } from '../with-deps.ts';

const OPTIONS = { days: 'days', rows: 'rows', 'at-least': 'atLeast' } as const;

export const searchesWithoutHitsCommand: Command = {
  name: 'searches without-hits',
  usage: '--tenant T [--days 30] [--rows 100] [--at-least 2]',
  summary: 'Lists what readers searched in vain: how often, the last day, the words.',
  options: {
    tenant: { type: 'string' },
    days: { type: 'string' },
    rows: { type: 'string' },
    'at-least': { type: 'string' },
  },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const given = Object.entries(OPTIONS).map(([option, field]) => [field, optional(args, option)]);
      const period = listSearchesWithoutHits.input.safeParse(Object.fromEntries(given));
      if (!period.success) throw usageError(`--${period.error.issues[0]?.path.join('.')} is out of range`);
      for (const { count, lastDay, keyWord } of await searchesWithoutHits(deps, tenant, period.data))
        printRow(count, lastDay, keyWord);
      return 0;
    }),
};
