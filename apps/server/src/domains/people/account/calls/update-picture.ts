import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { updatePicture } from '@lectern/contracts/people/account/update-picture';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { keepFile, removeFile } from '../../../collection/stored-files/keep-file.ts';
import { newPictureName, pictureAddress, pictureKey } from '../picture/picture-name.ts';
import { replacePicture } from '../picture/replace-picture.ts';
import { squarePicture } from '../picture/square-picture.ts';

export const updatePictureCall = implementUpload(updatePicture)(async ({ upload, context, deps }) => {
  const { tenant, patron } = context;
  const picture = await squarePicture(await upload.read());
  if (isRefusal(picture)) return picture;
  const name = newPictureName();
  const file = { key: pictureKey(name), mediaType: 'image/jpeg', content: picture };
  await keepFile(deps, tenant.id, file);
  if (!(await replacePicture(deps, tenant.id, patron.id, name))) {
    await removeFile(deps, tenant.id, pictureKey(name));
    return refuse(SESSION_REQUIRED);
  }
  return { opacPicUrl: pictureAddress(deps, tenant, name) };
});
