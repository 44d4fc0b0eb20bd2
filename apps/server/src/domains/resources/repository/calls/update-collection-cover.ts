import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { COLLECTION_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { updateCollectionCover } from '@lectern/contracts/resources/repository/update-collection-cover';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { exchangeCover, keepCover } from '../../../shelf/booklists/cover-file.ts';
import { coverUrl } from '../../../shelf/booklists/cover-name.ts';
import { exchangeCoverFile } from '../store/collection-store.ts';

export const updateCollectionCoverCall = implementUpload(updateCollectionCover)(
  async ({ input: { id }, upload, context: { tenant, staff }, deps }) => {
    const name = await keepCover(deps, tenant.id, await upload.read());
    if (isRefusal(name)) return name;
    const before = await exchangeCover(deps, tenant.id, name, () =>
      inTransaction(deps.db, async (tx) => {
        const replaced = await exchangeCoverFile(tx, tenant.id, id, name);
        if (replaced === undefined) return refuse(COLLECTION_NOT_FOUND);
        await noteChange(tx, tenant.id, {
          staffId: staff.id,
          action: 'digital.putCollection',
          subject: id,
          before: undefined,
          after: { hasPicture: true },
          at: deps.clock.now().toISOString(),
        });
        return replaced;
      }),
    );
    return isRefusal(before) ? before : { coverUrl: coverUrl(deps, tenant, name) };
  },
);
