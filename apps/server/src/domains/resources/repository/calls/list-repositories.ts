import { listRepositories } from '@lectern/contracts/resources/repository/list-repositories';
import { implement } from '../../../../platform/http/implement.ts';
import { presentCollections } from '../present/present-collections.ts';
import { beginSeeing } from '../seeing.ts';

export const listRepositoriesCall = implement(listRepositories)(async ({ context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const tops = seeing.tree.children('').filter(({ kind }) => kind === 'repository');
  return presentCollections(deps, seeing, tops);
});
