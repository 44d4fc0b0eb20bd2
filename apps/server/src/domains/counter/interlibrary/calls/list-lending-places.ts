import { listLendingPlaces } from '@lectern/contracts/counter/interlibrary/list-lending-places';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { copiesOfHit } from '../../../discovery/other-libraries/copies-of-hit.ts';
import { findHit } from '../../../discovery/other-libraries/find-hit.ts';
import { listPeers } from '../peers/peer-store.ts';

export const listLendingPlacesCall = implement(listLendingPlaces)(async ({ input, context, deps }) => {
  const found = await findHit(deps, context, input.hitId);
  if (isRefusal(found)) return found;
  const { library } = found;
  const [{ copies, isLive }, peers] = await Promise.all([
    copiesOfHit(deps, found, context.language),
    listPeers(deps.db, context.tenant.id),
  ]);
  const names = [...new Set(copies.map(({ libName }) => libName))];
  return {
    siteCode: library.code,
    name: library.name,
    isLent: peers.some(({ site_code }) => site_code === library.code),
    places: names.map((libName) => {
      const there = copies.filter((copy) => copy.libName === libName);
      const onShelf = there.filter(({ status }) => status === 'available').length;
      return { libName, copyCount: there.length, onShelfCount: isLive ? onShelf : null };
    }),
  };
});
