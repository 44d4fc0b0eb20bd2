import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcFlavour, MarcRecord } from '@lectern/marc/marc-record';
import { vi } from 'vitest';
import { importRecords } from '../domains/collection/catalogue/import/import-records.ts';
import { readMarcFile } from './marc-file.ts';
import type { TestApp } from './test-app.ts';

const WITHIN = { timeout: 30_000, interval: 20 };

/** Imports records into tenant `alpha` and waits until they are found; their ids, in their order. The background has to run. */
export async function importMarc(
  { deps }: Pick<TestApp, 'deps'>,
  {
    records,
    source = 'more',
    flavour = 'marc21',
  }: { readonly records: readonly MarcRecord[]; readonly source?: string; readonly flavour?: MarcFlavour },
): Promise<string[]> {
  const before = await deps.db.selectFrom('bib').select('id').where('tenant_id', '=', '1001').execute();
  const file = Buffer.concat(records.map((record) => writeIso2709(record)));
  await importRecords(deps, { tenantId: '1001', source, flavour, records: readMarcFile(file) });
  const known = new Set(before.map(({ id }) => id));
  const stored = await deps.db
    .selectFrom('bib')
    .select(['id', 'control_number'])
    .where('tenant_id', '=', '1001')
    .where('source', '=', source)
    .execute();
  const idOf = new Map(stored.filter(({ id }) => !known.has(id)).map((row) => [row.control_number, row.id]));
  await vi.waitFor(async () => {
    const { documents } = await deps.search.status('1001');
    if (documents < before.length + idOf.size) throw new Error('not indexed yet');
  }, WITHIN);
  return records.map(({ fields }) => {
    const number = fields.find(({ tag }) => tag === '001');
    return (number && 'value' in number && idOf.get(number.value)) || '';
  });
}
