import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { SEARCH_TOO_LONG } from '@lectern/contracts/discovery/search/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getShareCode, MAX_SHARED_ADDRESS } from '@lectern/contracts/shelf/home/get-share-code';
import { implement } from '../../../../platform/http/implement.ts';
import { qrPicture } from '../../../../platform/qr-picture.ts';
import { siteRoot } from '../../../../platform/tenants/site-root.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import { recordAddress } from '../../../collection/catalogue/records/record-address.ts';
import { stateWithoutDefaults } from '../../../discovery/search/saved/saved-state.ts';
import { appSearchAddress } from '../../../discovery/search/state/app-search-address.ts';

export const getShareCodeCall = implement(getShareCode)(async ({ input, context, deps }) => {
  const { tenant, origin } = context;
  const { recordId, search } = input;
  if (recordId !== undefined && !(await findBib(deps.db, tenant.id, recordId))) return refuse(BIB_NOT_FOUND);
  const url =
    recordId === undefined
      ? appSearchAddress(siteRoot(origin, tenant), search ? stateWithoutDefaults(search) : {})
      : recordAddress(origin, tenant, recordId);
  if (url.length > MAX_SHARED_ADDRESS) return refuse(SEARCH_TOO_LONG, { limit: MAX_SHARED_ADDRESS });
  return { url, img: await qrPicture(url) };
});
