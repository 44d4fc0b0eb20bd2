import type { EresourceCost } from '@lectern/contracts/resources/usage/eresource-cost';
import { monthsOf } from '../../../../platform/counter/values.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { EresourceCostTable } from '../tables.ts';
import { sourcesFor } from './choice.ts';
import { usageCells } from './usage-cells.ts';

/** What counts as a use, the best first: databases of articles have no items, only searches. */
const USES = ['Total_Item_Requests', 'Searches_Regular', 'Searches_Platform'] as const;

/** What one use of a database costs in a year: its cost, divided by requests of items, or by searches where it has no items. */
export async function costOfUse(
  db: Db,
  { tenant_id, eresource_id, year, amount, currency }: EresourceCostTable,
  eresourceName: string,
): Promise<EresourceCost> {
  const [from, to] = [`${year}-01`, `${year}-12`];
  const sources = await sourcesFor(db, tenant_id, eresource_id);
  const choice = {
    tenantId: tenant_id,
    months: monthsOf({ from, to }),
    from,
    to,
    access: 'all',
    sources,
  } as const;
  const { cells, months } = await usageCells(db, choice, new Set(USES));
  const usesOf = (metric: (typeof USES)[number]) =>
    cells.filter((cell) => cell.metric === metric).reduce((sum, { count }) => sum + count, 0);
  const metric = USES.find((one) => usesOf(one) > 0) ?? null;
  const uses = metric === null ? 0 : usesOf(metric);
  return {
    eresourceId: eresource_id,
    eresourceName,
    year,
    amount: Number(amount),
    currency,
    metric,
    uses,
    monthCount: months.size,
    perUse: uses === 0 ? null : Math.round(Number(amount) / uses),
  };
}
