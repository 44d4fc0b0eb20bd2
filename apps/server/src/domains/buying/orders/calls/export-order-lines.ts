import { exportOrderLines } from '@lectern/contracts/buying/orders/export-order-lines';
import { dateIn } from '../../../../platform/clock.ts';
import { tableFile } from '../../../../platform/exports/table-file.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { lineTable } from '../lines/line-table.ts';
import { wordsOfFilter } from '../lines/words-of-filter.ts';
import { ORDER_WORDS } from '../order-words.ts';

export const exportOrderLinesCall = implementRaw(exportOrderLines)(
  async ({ input: { format, words, ...filter }, context: { tenant, language }, deps }) => {
    const now = deps.clock.now();
    const today = dateIn(tenant.settings.policy.timeZone, now);
    return tableFile(lineTable(deps, tenant, language, { ...filter, today, words: wordsOfFilter(words) }), {
      name: ORDER_WORDS[language].fileName,
      format,
      now,
    });
  },
);
