import { topShare } from '@lectern/contracts/shelf/rankings/top-share';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfRanking } from '../ranked-books.ts';

export const topShareCall = implement(topShare)(({ input, context: { tenant }, deps }) =>
  pageOfRanking(deps, tenant, 'favourite', input),
);
