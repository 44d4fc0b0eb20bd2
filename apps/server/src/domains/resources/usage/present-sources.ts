import type { Language } from '@lectern/contracts/kernel/languages';
import type { UsageSource } from '@lectern/contracts/resources/usage/usage-source';
import type { Db } from '../../../platform/db/database.ts';
import { eresourceNames } from '../databases/eresource-names.ts';
import { platformNames, type SourceRow } from './store/source-store.ts';

/** Platforms and databases of reports as staff see them. A database of the library that is gone counts as none. */
export async function presentSources(
  db: Db,
  reader: { readonly tenantId: string; readonly language: Language },
  rows: readonly SourceRow[],
): Promise<UsageSource[]> {
  const names = await eresourceNames(
    db,
    reader,
    rows.map((row) => row.eresource_id).filter((id) => id !== ''),
  );
  const platforms = await platformNames(
    db,
    reader.tenantId,
    rows.map((row) => row.platform_id),
  );
  return rows.map(({ id, kind, name, platform_id, eresource_id }) => ({
    id,
    kind,
    name,
    platformName: kind === 'database' ? (platforms.get(platform_id) ?? '') : '',
    eresourceId: names.has(eresource_id) ? eresource_id : '',
    eresourceName: names.get(eresource_id) ?? '',
  }));
}
