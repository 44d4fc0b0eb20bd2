import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { removePicture } from '@lectern/contracts/people/account/remove-picture';
import { implement } from '../../../../platform/http/implement.ts';
import { replacePicture } from '../picture/replace-picture.ts';

export const removePictureCall = implement(removePicture)(async ({ context: { tenant, patron }, deps }) => {
  if (!(await replacePicture(deps, tenant.id, patron.id, ''))) return refuse(SESSION_REQUIRED);
  return { opacPicUrl: '' };
});
