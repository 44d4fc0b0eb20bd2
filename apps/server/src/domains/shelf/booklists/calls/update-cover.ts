import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { updateCover } from '@lectern/contracts/shelf/booklists/update-cover';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { exchangeCover, keepCover } from '../cover-file.ts';
import { coverUrl } from '../cover-name.ts';
import { setOwnCover } from '../set-own-cover.ts';

export const updateCoverCall = implementUpload(updateCover)(async ({ input, upload, context, deps }) => {
  const { tenant, patron } = context;
  const name = await keepCover(deps, tenant.id, await upload.read());
  if (isRefusal(name)) return name;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const before = await exchangeCover(deps, tenant.id, name, () => setOwnCover(deps, owner, input.id, name));
  return isRefusal(before) ? before : { imgUrl: coverUrl(deps, tenant, name) };
});
