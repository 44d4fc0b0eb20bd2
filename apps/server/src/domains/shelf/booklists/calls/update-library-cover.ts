import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { updateLibraryCover } from '@lectern/contracts/shelf/booklists/update-library-cover';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { exchangeCover, keepCover } from '../cover-file.ts';
import { coverUrl } from '../cover-name.ts';
import { setLibraryCover } from '../set-library-cover.ts';

export const updateLibraryCoverCall = implementUpload(updateLibraryCover)(
  async ({ input: { id }, upload, context: { tenant, staff }, deps }) => {
    const name = await keepCover(deps, tenant.id, await upload.read());
    if (isRefusal(name)) return name;
    const by = { tenantId: tenant.id, staffId: staff.id };
    const before = await exchangeCover(deps, tenant.id, name, () => setLibraryCover(deps, by, id, name));
    return isRefusal(before) ? before : { imgUrl: coverUrl(deps, tenant, name) };
  },
);
