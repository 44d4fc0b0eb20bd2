import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removeCover } from '@lectern/contracts/shelf/booklists/remove-cover';
import { implement } from '../../../../platform/http/implement.ts';
import { exchangeCover } from '../cover-file.ts';
import { setOwnCover } from '../set-own-cover.ts';

export const removeCoverCall = implement(removeCover)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const before = await exchangeCover(deps, owner.tenantId, '', () => setOwnCover(deps, owner, input.id, ''));
  return isRefusal(before) ? before : { imgUrl: '' };
});
