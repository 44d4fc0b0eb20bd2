import { getFeedbackPicture } from '@lectern/contracts/talk/feedback/get-feedback-picture';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** Where a browser fetches a picture of feedback. */
export function pictureAddress(
  { config }: Pick<Deps, 'config'>,
  { mappingPath }: Tenant,
  pic: string,
): string {
  return `${config.apiPrefix}${getFeedbackPicture.path}?${new URLSearchParams({ mappingPath, pic }).toString()}`;
}
