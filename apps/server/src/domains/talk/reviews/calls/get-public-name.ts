import { getPublicName } from '@lectern/contracts/talk/reviews/get-public-name';
import { implement } from '../../../../platform/http/implement.ts';
import { publicNames } from '../public-names.ts';

export const getPublicNameCall = implement(getPublicName)(async ({ context: { tenant, patron }, deps }) => {
  const names = await publicNames(deps.db, tenant.id, [patron.id]);
  return { name: names.get(patron.id) ?? '' };
});
