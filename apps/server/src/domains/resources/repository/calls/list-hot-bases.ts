import { listHotBases } from '@lectern/contracts/resources/repository/list-hot-bases';
import { implement } from '../../../../platform/http/implement.ts';
import { openingsOf } from '../hot-objects.ts';
import { presentCollections } from '../present/present-collections.ts';
import { beginSeeing } from '../seeing.ts';

export const listHotBasesCall = implement(listHotBases)(async ({ input: { rows }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const bases = seeing.tree.children('').filter(({ kind }) => kind === 'base');
  const counts = await openingsOf(deps, seeing, bases);
  const hottest = [...bases]
    .sort((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0))
    .slice(0, rows);
  const summaries = await presentCollections(deps, seeing, hottest);
  return summaries.map((base) => ({ ...base, count: counts.get(base.id) ?? 0 }));
});
