import { listOrderLines } from '@lectern/contracts/buying/orders/list-order-lines';
import { ORDER_LINE_LISTS } from '@lectern/contracts/buying/orders/order-line';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentLine, readLineNames } from '../lines/present-lines.ts';
import { wordsOfFilter } from '../lines/words-of-filter.ts';
import { countOfList, pageOfLines } from '../store/line-search-store.ts';

export const listOrderLinesCall = implement(listOrderLines)(
  async ({ input: { page, rows, words, ...filter }, context: { tenant, language }, deps }) => {
    const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
    const place = { offset: (page - 1) * rows, limit: rows };
    const { total, lines } = await pageOfLines(
      deps.db,
      tenant.id,
      { ...filter, today, words: wordsOfFilter(words) },
      place,
    );
    const names = await readLineNames(deps, tenant, language);
    const lists = await Promise.all(
      ORDER_LINE_LISTS.map(async (list) => ({
        list,
        count: await countOfList(deps.db, tenant.id, list, today),
      })),
    );
    return { total, lines: lines.map((one) => presentLine(one, names)), lists };
  },
);
