import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { DescribedPdf } from '../../../../platform/pages/page-tasks.ts';
import { changeFile } from '../store/file-store.ts';
import type { DigitalFileTable } from '../tables.ts';
import { type DrawingDeps, type DrawingRefusal, workOnFile } from './spooled.ts';

/** What a PDF says of itself: as it was noted, or read now and noted. A file that cannot be read is noted as such. */
export async function describeFile(
  deps: DrawingDeps & Pick<Deps, 'db'>,
  file: DigitalFileTable,
): Promise<DescribedPdf | DrawingRefusal> {
  if (file.described !== '') return fromJson<DescribedPdf>(file.described);
  const { tenant_id: tenantId, id } = file;
  const described = await workOnFile(deps, file, (path) => ({ what: 'describe', path }) as const);
  if (!isRefusal(described)) {
    await changeFile(deps.db, tenantId, id, {
      pages: described.pages,
      state: 'ready',
      described: toJson(described),
    });
    return described;
  }
  const state = described.code === 'OBJECT_FILE_LOCKED' ? 'locked' : 'broken';
  await changeFile(deps.db, tenantId, id, { state });
  return described;
}
