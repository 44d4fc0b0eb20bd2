import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { updatePortrait } from '@lectern/contracts/resources/researchers/update-portrait';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { exchangeCover, keepCover } from '../../../shelf/booklists/cover-file.ts';
import { coverUrl } from '../../../shelf/booklists/cover-name.ts';
import { setPortrait } from '../set-portrait.ts';

export const updatePortraitCall = implementUpload(updatePortrait)(
  async ({ input: { id }, upload, context: { tenant, staff }, deps }) => {
    const name = await keepCover(deps, tenant.id, await upload.read());
    if (isRefusal(name)) return name;
    const by = { tenantId: tenant.id, staffId: staff.id };
    const before = await exchangeCover(deps, tenant.id, name, () => setPortrait(deps, by, id, name));
    return isRefusal(before) ? before : { portraitUrl: coverUrl(deps, tenant, name) };
  },
);
