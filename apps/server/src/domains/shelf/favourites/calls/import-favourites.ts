import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { IMPORT_OUTCOMES, importFavourites } from '@lectern/contracts/shelf/favourites/import-favourites';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { findWorks } from '../import/find-works.ts';
import { importWorks } from '../import/import-works.ts';
import { readReferenceFile } from '../import/read-file.ts';

export const importFavouritesCall = implementUpload(importFavourites)(
  async ({ upload, input: { folderId, check }, context: { tenant, patron }, deps }) => {
    const file = await readReferenceFile(await upload.read());
    if (isRefusal(file)) return file;
    const { format, works } = file;
    const records = await findWorks(deps, tenant.id, works);
    if (isRefusal(records)) return records;
    const owner = { tenantId: tenant.id, patronId: patron.id };
    const rows = await importWorks(deps, owner, { works, records, folderId, check });
    if (isRefusal(rows)) return rows;
    const counts = Object.fromEntries(
      IMPORT_OUTCOMES.map((one) => [one, rows.filter(({ outcome }) => outcome === one).length]),
    ) as Record<(typeof IMPORT_OUTCOMES)[number], number>;
    return {
      format,
      counts,
      works: rows.map(({ work: { title, author, isbn }, outcome, recordId }) => ({
        ...{ title, author, isbn },
        outcome,
        recordId,
      })),
    };
  },
);
