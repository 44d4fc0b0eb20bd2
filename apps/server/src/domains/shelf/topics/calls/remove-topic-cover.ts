import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removeTopicCover } from '@lectern/contracts/shelf/topics/remove-topic-cover';
import { implement } from '../../../../platform/http/implement.ts';
import { exchangeCover } from '../../booklists/cover-file.ts';
import { setTopicCover } from '../set-cover.ts';

export const removeTopicCoverCall = implement(removeTopicCover)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const by = { tenantId: tenant.id, staffId: staff.id };
    const before = await exchangeCover(deps, tenant.id, '', () => setTopicCover(deps, by, id, ''));
    return isRefusal(before) ? before : { imgUrl: '' as const };
  },
);
