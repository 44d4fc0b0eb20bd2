import { NOT_FOUND } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getCover } from '@lectern/contracts/shelf/booklists/get-cover';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { coverKey } from '../cover-name.ts';

/** Another picture has another address, so a browser may keep this one; not for long, because a picture can be removed. */
const KEPT_SECONDS = 24 * 60 * 60;

export const getCoverCall = implementRaw(getCover)(async ({ input: { pic }, context, deps }) => {
  const cover = await deps.files.get(context.tenant.id, coverKey(pic));
  if (!cover) return refuse(NOT_FOUND);
  const { body } = cover;
  return { fileName: 'cover.jpg', contentType: 'image/jpeg', body, keptSeconds: KEPT_SECONDS, inline: true };
});
