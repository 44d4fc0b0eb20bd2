import type { Names } from '@lectern/contracts/kernel/languages';
import { exportEresources } from '@lectern/contracts/resources/databases/export-eresources';
import { dateIn } from '../../../../platform/clock.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { tableFile } from '../../../../platform/exports/table-file.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { ERESOURCE_TABLE_COLUMNS, eresourceRow } from '../import/eresource-table.ts';
import { storedEresources } from '../import/stored-eresources.ts';
import { listTermRows } from '../store/term-store.ts';

export const exportEresourcesCall = implementRaw(exportEresources)(
  async ({ input: { format }, context: { tenant, language }, deps }) => {
    const [stored, terms] = await Promise.all([
      storedEresources(deps.db, tenant.id),
      listTermRows(deps.db, tenant.id),
    ]);
    const names = new Map(terms.map((term) => [`${term.kind}/${term.code}`, fromJson<Names>(term.names)]));
    async function* rows() {
      yield ERESOURCE_TABLE_COLUMNS;
      for (const one of stored) yield eresourceRow(one, names, language);
    }
    const now = deps.clock.now();
    const name = `databases-${dateIn(tenant.settings.policy.timeZone, now)}`;
    return tableFile(rows(), { name, format, now });
  },
);
