import { NOT_FOUND } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getPicture } from '@lectern/contracts/people/account/get-picture';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { pictureKey } from '../picture/picture-name.ts';

/** Another picture has another address, so a browser may keep this one; not for long, because a picture can be removed. */
const KEPT_SECONDS = 24 * 60 * 60;

export const getPictureCall = implementRaw(getPicture)(async ({ input: { pic }, context, deps }) => {
  const picture = await deps.files.get(context.tenant.id, pictureKey(pic));
  if (!picture) return refuse(NOT_FOUND);
  return {
    fileName: 'picture.jpg',
    contentType: 'image/jpeg',
    body: picture.body,
    keptSeconds: KEPT_SECONDS,
    inline: true,
  };
});
