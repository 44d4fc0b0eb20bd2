import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { updateTopicCover } from '@lectern/contracts/shelf/topics/update-topic-cover';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { exchangeCover, keepCover } from '../../booklists/cover-file.ts';
import { coverUrl } from '../../booklists/cover-name.ts';
import { setTopicCover } from '../set-cover.ts';

export const updateTopicCoverCall = implementUpload(updateTopicCover)(
  async ({ input: { id }, upload, context: { tenant, staff }, deps }) => {
    const name = await keepCover(deps, tenant.id, await upload.read());
    if (isRefusal(name)) return name;
    const by = { tenantId: tenant.id, staffId: staff.id };
    const before = await exchangeCover(deps, tenant.id, name, () => setTopicCover(deps, by, id, name));
    return isRefusal(before) ? before : { imgUrl: coverUrl(deps, tenant, name) };
  },
);
