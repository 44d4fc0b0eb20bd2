import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { exportUsage } from '@lectern/contracts/resources/usage/export-usage';
import { tableFile } from '../../../../platform/exports/table-file.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { readChoice } from '../read/choice.ts';
import { monthRows, thingRows, usageFileName } from '../usage-table.ts';

export const exportUsageCall = implementRaw(exportUsage)(
  async ({ input, context: { tenant, language }, deps }) => {
    const choice = await readChoice(deps.db, tenant.id, input);
    if (isRefusal(choice)) return choice;
    const { what, metrics, format, from, to } = input;
    const rows = what === 'months' ? monthRows : thingRows;
    const name = `${usageFileName(language)}-${from}-${to}`;
    return tableFile(rows(deps.db, choice, metrics, language), { name, format, now: deps.clock.now() });
  },
);
