import { listNewEresourcesForHome } from '@lectern/contracts/resources/databases/list-new-eresources-for-home';
import { implement } from '../../../../platform/http/implement.ts';
import { newEresources } from '../new-eresources.ts';

export const listNewEresourcesForHomeCall = implement(listNewEresourcesForHome)(
  async ({ input, context, deps }) => {
    const { eresources } = await newEresources(deps, context, { page: 1, rows: input.rows });
    return eresources;
  },
);
