import { getHotCollection } from '@lectern/contracts/shelf/rankings/get-hot-collection';
import { implement } from '../../../../platform/http/implement.ts';
import { rankedBooks } from '../ranked-books.ts';

export const getHotCollectionCall = implement(getHotCollection)(({ input, context: { tenant }, deps }) =>
  rankedBooks(deps, tenant, { ranking: 'favourite', span: input.range }, { offset: 0, limit: input.rows }),
);
